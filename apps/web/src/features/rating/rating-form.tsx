import { getStudentFeedbackOptionsQueryOptions, useSession } from '@hwjy/sdk'
import { Banner, Button, Field, RatingInput, Textarea } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionChips } from '../../shared/choices/option-chips.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import {
  COMMENT_MAX_LENGTH,
  forgetDraft,
  loadDraft,
  type RatingDraft,
  ratingProblems,
  saveDraft,
} from './rating-draft.ts'
import * as css from './rating-page.css.ts'
import { useSendRating } from './use-send-rating.ts'
import { tabStorage } from '../../shared/choices/storage.ts'

/** @param onSent with the stars that were given */
export function RatingForm({ lessonId, onSent }: { lessonId: string; onSent: (score: number) => void }) {
  const { t } = useTranslation('rating')
  const by = { userId: useSession().userInfo?.userId ?? '', lessonId }
  const [draft, setDraft] = useState(() => loadDraft(tabStorage, by))
  const [hasTried, setHasTried] = useState(false)
  const options = useQuery(getStudentFeedbackOptionsQueryOptions({ lessonId }))
  const problemText = useProblemText()
  const sending = useSendRating(lessonId)
  const problems = ratingProblems(draft)

  function change(part: Partial<RatingDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    saveDraft(tabStorage, by, next)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (problems.length > 0) return
    sending.mutate(draft, {
      onSuccess() {
        forgetDraft(tabStorage, by)
        onSent(draft.score)
      },
    })
  }

  const words = [t('word.1'), t('word.2'), t('word.3'), t('word.4'), t('word.5')]
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <Field label={t('stars')} error={hasTried && problems.includes('score-missing') && t('scoreRequired')}>
        <div className={css.stars}>
          <RatingInput value={draft.score} onValueChange={(score) => change({ score })} />
          <span className={css.word}>{words[draft.score - 1]}</span>
        </div>
      </Field>
      {options.data && options.data.length > 0 && (
        <OptionChips
          legend={t('options')}
          options={options.data}
          chosen={draft.optionIds}
          onChange={(optionIds) => change({ optionIds })}
        />
      )}
      <Field
        label={t('comment')}
        error={problems.includes('comment-too-long') && t('commentTooLong', { max: COMMENT_MAX_LENGTH })}
      >
        <Textarea
          rows={4}
          maxCount={COMMENT_MAX_LENGTH}
          value={draft.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
      </Field>
      {sending.isError && <Banner tone="danger">{problemText(sending.error)}</Banner>}
      <p className={css.note}>{t('draftKept')}</p>
      <div className={css.send}>
        <Button type="submit" tone="primary" size="lg" isBusy={sending.isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
