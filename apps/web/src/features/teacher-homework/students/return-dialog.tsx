import {
  ApiError,
  errorCodes,
  getListHomeworkStudentsQueryKey,
  type HomeworkStudent,
  useGetAnswerPaper,
  useReturnAnswerPaper,
  type WorkAsRead,
} from '@hwjy/sdk'
import { MarkingCommentMax } from '@hwjy/sdk/limits'
import { Banner, Field, Textarea, useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useDraftText } from '../../../shared/drafts/use-draft-text.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { useMoments } from '../use-moments.ts'
import { asRead, changeOf } from './work-change.ts'

const DAYS_3_MS = 3 * 86_400_000
/** The notice of the change says more than the sentence of the refusal. */
const fields = { ofCode: { [errorCodes.workChanged]: 'work' }, inInput: [] } as const
const FRESH = { query: { staleTime: 0 } } as const

interface ReturnDialogProps {
  answerPaperId: string
  /** The row as the teacher read it. */
  student: HomeworkStudent
  homework: { homeworkId: string; endTime: string }
  onClose: () => void
}

/**
 * Gives a work back for another try, with what should be better. Its marks go with it, so what changed elsewhere since
 * the row was read is said first.
 */
export function ReturnDialog({ answerPaperId, student, homework, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('teacherHomework')
  const toast = useToast()
  const queryClient = useQueryClient()
  const { moment, now } = useMoments()
  const { text: comment, change: keep, draft } = useDraftText('return', answerPaperId)
  const { problem, isBusy, run } = useCall(fields)
  const paper = useGetAnswerPaper({ answerPaperId }, FRESH)
  const { mutateAsync: giveBack } = useReturnAnswerPaper(atOnce)
  const { name } = student.student
  const work = paper.isFetchedAfterMount ? paper.data?.answerPaper : null
  const change = work ? changeOf(student, work) : null
  const until = new Date(Math.max(Date.parse(homework.endTime), now + DAYS_3_MS)).toISOString()
  const isTooLong = [...comment].length > MarkingCommentMax
  async function send(basedOn: WorkAsRead) {
    const words = comment.trim()
    try {
      await giveBack({ data: { answerPaperId, basedOn, ...(words !== '' && { comment: words }) } })
    } catch (error) {
      if (error instanceof ApiError && error.code === errorCodes.workChanged)
        await paper.refetch({ throwOnError: true })
      throw error
    }
  }
  async function submit() {
    if (isTooLong || !work || !(await run(() => send(asRead(work))))) return
    draft.sent()
    toast.show(t('return.done', { name }), { tone: 'success' })
    onClose()
  }
  function close() {
    // The row behind the dialog is older than what the notice said.
    if (change !== null)
      void queryClient.invalidateQueries({
        queryKey: getListHomeworkStudentsQueryKey({ homeworkId: homework.homeworkId }),
      })
    onClose()
  }
  return (
    <FormDialog
      title={t('return.title', { name })}
      description={t('return.text', { time: moment(until) })}
      submitLabel={t(change ? 'return.submitAnyway' : 'return.submit')}
      isBusy={isBusy}
      draftLine={<DraftLine draft={draft} />}
      isReadOnly={draft.isReadOnly}
      isSubmittable={work != null && change?.kind !== 'returned'}
      onSubmit={() => void submit()}
      onClose={close}
    >
      {change && (
        <Banner tone="warning">
          {t(`return.changed.${change.kind}`, {
            at: change.at === null ? '' : moment(change.at),
            score: change.score,
          })}
        </Banner>
      )}
      <Field
        label={t('return.comment')}
        error={isTooLong ? t('return.tooLong', { count: MarkingCommentMax }) : undefined}
      >
        <Textarea rows={3} maxCount={MarkingCommentMax} value={comment} onChange={({ target }) => keep(target.value)} />
      </Field>
      {work == null && <NoAnswer query={paper} waiting={null} />}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
