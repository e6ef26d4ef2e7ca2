import { useRateLesson, useSession, useStudentFeedbackOptions, useStudentLessonFeedback } from '@hwjy/sdk'
import { RatingRequest, ratingRequestCommentMax } from '@hwjy/sdk/schemas'
import { Banner, Button, Field, RatingInput, Textarea } from '@hwjy/ui'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionChips } from '../../shared/choices/option-chips.tsx'
import { tabStorage } from '../../shared/choices/storage.ts'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { forgetDraft, loadDraft, openingDraft, type RatingDraft, saveDraft, type SentRating } from './rating-draft.ts'
import * as css from './rating-page.css.ts'

interface RatingFormProps {
  lessonId: string
  /** What was sent before. The form opens with it unless this tab has a draft. */
  sent: SentRating
  onSent: (score: number) => void
}

export function RatingForm({ lessonId, sent, onSent }: RatingFormProps) {
  const { t } = useTranslation('rating')
  const by = { userId: useSession().userInfo?.userId ?? '', lessonId }
  const [found] = useState(() => openingDraft(loadDraft(tabStorage, by), sent))
  const options = useStudentFeedbackOptions({ lessonId })
  const problemText = useProblemText()
  const choosing = useStudentLessonFeedback()
  const rating = useRateLesson()
  const error = choosing.error ?? rating.error
  const requestOf = ({ score, comment }: RatingDraft) => ({ lessonId, score, comment: comment.trim() })
  const form = useContractForm({
    schema: RatingRequest,
    defaultValues: found,
    request: requestOf,
    onChange: (draft) => saveDraft(tabStorage, by, draft),
  })
  const draft = form.values
  const comment = form.violationOf('comment')

  // Sending again replaces what was sent before. The stars come last: they turn the page into a word of thanks.
  async function send(complete: RatingDraft) {
    const optionIds = [...complete.optionIds]
    try {
      // Words that another app sent stay. No choice at all is sent only to take back an earlier one.
      const { content = '', optionIds: before = [] } = sent.ownFeedback ?? {}
      if (optionIds.length + before.length > 0) await choosing.mutateAsync({ data: { lessonId, optionIds, content } })
      await rating.mutateAsync({ data: requestOf(complete) })
    } catch {
      // The mutation keeps the error, and the form shows it.
      return
    }
    forgetDraft(tabStorage, by)
    onSent(complete.score)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit(send)
  }

  const words = [t('word.1'), t('word.2'), t('word.3'), t('word.4'), t('word.5')]
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <Field label={t('stars')} error={form.violationOf('score') && t('scoreRequired')}>
        <div className={css.stars}>
          <RatingInput value={draft.score} onValueChange={(score) => form.change({ score })} />
          <span className={css.word}>{words[draft.score - 1]}</span>
        </div>
      </Field>
      {options.data && options.data.length > 0 && (
        <OptionChips
          legend={t('options')}
          options={options.data}
          chosen={draft.optionIds}
          onChange={(optionIds) => form.change({ optionIds })}
        />
      )}
      <Field label={t('comment')} error={comment && t('commentTooLong', { max: comment.limit })}>
        <Textarea rows={4} maxCount={ratingRequestCommentMax} {...form.textProps('comment')} />
      </Field>
      {error && <Banner tone="danger">{problemText(error)}</Banner>}
      <p className={css.note}>{t('draftKept')}</p>
      <div className={css.send}>
        <Button type="submit" tone="primary" size="lg" isBusy={choosing.isPending || rating.isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
