import {
  getTeacherFeedbackOptionsQueryOptions,
  getTeacherLessonFeedbackMutationOptions,
  type StudentResult,
} from '@hwjy/sdk'
import { Banner, Button, Card, Field, Select, Textarea } from '@hwjy/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionChips } from '../../shared/choices/option-chips.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { clockTime } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './feedback-form.css.ts'

const CONTENT_MAX_LENGTH = 1_000
/** Stands for "the whole class" in the choice of students, whose ids are never empty. */
const WHOLE_CLASS = 'class'

interface Feedback {
  about: string
  optionIds: readonly string[]
  content: string
}
const empty: Feedback = { about: WHOLE_CLASS, optionIds: [], content: '' }

export function FeedbackForm({ lessonId, students }: { lessonId: string; students: readonly StudentResult[] }) {
  const { t, i18n } = useTranslation('classResult')
  const zone = useViewerZone()
  const options = useQuery(getTeacherFeedbackOptionsQueryOptions({ lessonId }))
  const problemText = useProblemText()
  const saving = useMutation(getTeacherLessonFeedbackMutationOptions())
  const [feedback, setFeedback] = useState(empty)
  const [hasTried, setHasTried] = useState(false)
  const isTooLong = [...feedback.content].length > CONTENT_MAX_LENGTH
  const isMissing = feedback.optionIds.length === 0 && feedback.content.trim() === ''

  function change(part: Partial<Feedback>) {
    setFeedback({ ...feedback, ...part })
    saving.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isTooLong || isMissing) return
    const { about, optionIds, content } = feedback
    const data = {
      lessonId,
      optionIds: [...optionIds],
      content: content.trim(),
      ...(about !== WHOLE_CLASS && { stuId: about }),
    }
    saving.mutate({ data }, { onSuccess: () => setHasTried(false) })
  }

  const problem = isTooLong
    ? t('feedbackTooLong', { max: CONTENT_MAX_LENGTH })
    : hasTried && isMissing && t('feedbackRequired')
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.form} onSubmit={submit}>
        <Field label={t('feedbackAbout')}>
          <Select
            value={feedback.about}
            onValueChange={(about) => change({ about, optionIds: [], content: '' })}
            options={[
              { value: WHOLE_CLASS, label: t('feedbackWholeClass') },
              ...students.map(({ stuId, name }) => ({ value: stuId, label: name })),
            ]}
          />
        </Field>
        {options.data && options.data.length > 0 && (
          <OptionChips
            legend={t('feedbackOptions')}
            options={options.data}
            chosen={feedback.optionIds}
            onChange={(optionIds) => change({ optionIds })}
          />
        )}
        <Field label={t('feedbackContent')} error={problem} className={css.wide}>
          <Textarea
            rows={4}
            maxCount={CONTENT_MAX_LENGTH}
            value={feedback.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        </Field>
        {saving.isError && <Banner tone="danger">{problemText(saving.error)}</Banner>}
        <div className={css.foot}>
          <Button type="submit" tone="primary" isBusy={saving.isPending}>
            {t('feedbackSave')}
          </Button>
          <output className={css.saved}>
            {saving.isSuccess &&
              t('feedbackSaved', { time: clockTime(new Date(saving.data.savedAt), i18n.language, zone) })}
          </output>
        </div>
      </form>
    </Card>
  )
}
