import {
  type OwnLessonFeedback,
  type StudentResult,
  useListLessonFeedback,
  useTeacherFeedbackOptions,
  useTeacherLessonFeedback,
} from '@hwjy/sdk'
import { FeedbackContentMax, TeacherFeedbackRequest, type Violation } from '@hwjy/sdk/schemas'
import { Banner, Button, Card, Field, Select, Skeleton, Textarea } from '@hwjy/ui'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionChips } from '../../shared/choices/option-chips.tsx'
import { isSame } from '../../shared/drafts/create-draft.ts'
import { DraftHead } from '../../shared/drafts/draft-head.tsx'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { useNow } from '../../shared/time/use-now.ts'
import * as css from './feedback-form.css.ts'

/** Stands for "the whole class" in the choice of students, whose ids are never empty. */
const WHOLE_CLASS = 'class'

interface Feedback {
  about: string
  optionIds: readonly string[]
  content: string
}

/** Finds what was saved about this person or thing, to be changed; it is empty where nothing was. */
function savedAbout(about: string, saved: readonly OwnLessonFeedback[]): Feedback {
  const own = saved.find(({ stuId }) => (stuId ?? WHOLE_CLASS) === about)
  return { about, optionIds: own?.optionIds ?? [], content: own?.content ?? '' }
}

const requestOf = (lessonId: string, { about, optionIds, content }: Feedback): TeacherFeedbackRequest => ({
  lessonId,
  optionIds: [...optionIds],
  content: content.trim(),
  ...(about !== WHOLE_CLASS && { stuId: about }),
})

/** Feedback is one of the two at least. */
const rules = ({ optionIds, content }: Feedback): readonly Violation[] =>
  optionIds.length === 0 && content.trim() === '' ? [{ path: 'content', kind: 'missing', limit: null }] : []

interface FeedbackFormProps {
  lessonId: string
  students: readonly StudentResult[]
}

/** Saving replaces what was saved, so the form opens with that, and not before it is known. */
export function FeedbackForm(props: FeedbackFormProps) {
  const feedback = useListLessonFeedback({ lessonId: props.lessonId })
  if (!feedback.data) return <NoAnswer query={feedback} waiting={<FormSkeleton />} />
  const readAgain = async () => (await feedback.refetch({ throwOnError: true })).data?.mine ?? []
  return <SavedFeedbackForm {...props} saved={feedback.data.mine} readAgain={readAgain} />
}

interface SavedFeedbackFormProps extends FeedbackFormProps {
  saved: readonly OwnLessonFeedback[]
  readAgain: () => Promise<readonly OwnLessonFeedback[]>
}

function SavedFeedbackForm({ lessonId, students, saved, readAgain }: SavedFeedbackFormProps) {
  const { t, i18n } = useTranslation('classResult')
  const zone = useViewerZone()
  const now = useNow()
  const options = useTeacherFeedbackOptions({ lessonId })
  const problemText = useProblemText()
  const saving = useTeacherLessonFeedback()
  const form = useContractForm({
    schema: TeacherFeedbackRequest,
    defaultValues: savedAbout(WHOLE_CLASS, saved),
    request: (typed) => requestOf(lessonId, typed),
    rules,
    onChange: (typed) => {
      saving.reset()
      draft.change(typed)
    },
  })
  const draft = useDraft<Feedback>({
    form: 'feedback',
    id: lessonId,
    blank: savedAbout(WHOLE_CLASS, saved),
    isBlank: (typed) => isSame(typed, savedAbout(typed.about, saved)),
    show: form.reset,
    begin: async () => savedAbout(WHOLE_CLASS, await readAgain()),
  })
  const violation = form.violationOf('content')
  const before = saved.find(({ stuId }) => (stuId ?? WHOLE_CLASS) === form.values.about)
  const savedAt = saving.data?.savedAt ?? before?.savedAt

  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit((feedback) =>
      saving.mutate({ data: requestOf(lessonId, feedback) }, { onSuccess: () => draft.sent() }),
    )
  }
  return (
    <>
      <DraftHead draft={draft}>
        <p className={page.muted}>{t('feedbackText')}</p>
      </DraftHead>
      <Card asChild padding="lg">
        <form noValidate className={css.form} onSubmit={submit}>
          <fieldset disabled={draft.isReadOnly} className={css.fields}>
            <Field label={t('feedbackAbout')}>
              <Select
                value={form.values.about}
                onValueChange={(about) => form.change(savedAbout(about, saved))}
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
                chosen={form.values.optionIds}
                onChange={(optionIds) => form.change({ optionIds })}
              />
            )}
            <Field
              label={t('feedbackContent')}
              error={
                violation &&
                (violation.kind === 'missing' ? t('feedbackRequired') : t('feedbackTooLong', { max: violation.limit }))
              }
              className={css.wide}
            >
              <Textarea rows={4} maxCount={FeedbackContentMax} {...form.textProps('content')} />
            </Field>
            {saving.isError && <Banner tone="danger">{problemText(saving.error)}</Banner>}
            <div className={css.foot}>
              <Button type="submit" tone="primary" isBusy={saving.isPending}>
                {t('feedbackSave')}
              </Button>
              <output className={css.saved}>
                {savedAt && t('feedbackSaved', { time: momentInDay(new Date(savedAt), now, i18n.language, zone) })}
              </output>
            </div>
          </fieldset>
        </form>
      </Card>
    </>
  )
}

const FormSkeleton = () => (
  <Waiting>
    <Skeleton shape="box" height="18rem" />
  </Waiting>
)
