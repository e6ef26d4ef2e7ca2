import {
  ApiError,
  errorCodes,
  getListHomeworkStudentsQueryKey,
  type HomeworkStudent,
  useGetAnswerPaper,
  useReturnAnswerPaper,
  type WorkAsRead,
} from '@hwjy/sdk'
import { Banner, useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useDraftText } from '../../../shared/drafts/use-draft-text.ts'
import { ReturnWords } from '../../../shared/homework/return-words.tsx'
import { returnWordsProblem } from '../../../shared/homework/return-words-problem.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { useMoments } from '../use-moments.ts'
import { asRead, changeOf } from './work-change.ts'

/** The notice of the change says more than the sentence of the refusal. */
const fields = { ofCode: { [errorCodes.workChanged]: 'work' }, inInput: [] } as const
const FRESH = { query: { staleTime: 0 } } as const

interface ReturnDialogProps {
  answerPaperId: string
  /** The row as the teacher read it. */
  student: HomeworkStudent
  homeworkId: string
  onClose: () => void
}

/**
 * Gives a work back for another try, with what should be better. Its marks go with it, so what changed elsewhere since
 * the row was read is said first.
 */
export function ReturnDialog({ answerPaperId, student, homeworkId, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('teacherHomework')
  const toast = useToast()
  const queryClient = useQueryClient()
  const { moment } = useMoments()
  const { text: comment, change: keep, draft } = useDraftText('return', answerPaperId)
  const { problem, isBusy, run } = useCall(fields)
  const paper = useGetAnswerPaper({ answerPaperId }, FRESH)
  const { mutateAsync: giveBack } = useReturnAnswerPaper(atOnce)
  const { name } = student.student
  const work = paper.isFetchedAfterMount ? paper.data?.answerPaper : null
  const change = work ? changeOf(student, work) : null
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
    if (returnWordsProblem(comment) !== null || !work || !(await run(() => send(asRead(work))))) return
    draft.sent()
    toast.show(t('return.done', { name }), { tone: 'success' })
    onClose()
  }
  function close() {
    // The row behind the dialog is older than what the notice said.
    if (change !== null)
      void queryClient.invalidateQueries({
        queryKey: getListHomeworkStudentsQueryKey({ homeworkId }),
      })
    onClose()
  }
  return (
    <FormDialog
      title={t('return.title', { name })}
      description={t('return.text')}
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
      <ReturnWords until={work ? paper.data?.returnUntil : undefined} words={comment} onChange={keep} />
      {work == null && <NoAnswer query={paper} waiting={null} />}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
