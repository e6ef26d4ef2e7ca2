import { useReturnAnswerPaper } from '@hwjy/sdk'
import { Field, Textarea, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useMoments } from '../use-moments.ts'

const COMMENT_MAX = 1_000
const DAYS_3_MS = 3 * 86_400_000

interface ReturnDialogProps {
  answerPaperId: string
  name: string
  endTime: string
  onClose: () => void
}

/** Gives a work back for another try, with what should be better. */
export function ReturnDialog({ answerPaperId, name, endTime, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('teacherHomework')
  const toast = useToast()
  const { moment, now } = useMoments()
  const [comment, setComment] = useState('')
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: giveBack } = useReturnAnswerPaper(atOnce)
  const until = new Date(Math.max(Date.parse(endTime), now + DAYS_3_MS)).toISOString()
  const isTooLong = [...comment].length > COMMENT_MAX
  async function submit() {
    if (isTooLong) return
    const words = comment.trim()
    if (await run(() => giveBack({ data: { answerPaperId, ...(words !== '' && { comment: words }) } }))) {
      toast.show(t('return.done', { name }), { tone: 'success' })
      onClose()
    }
  }
  return (
    <FormDialog
      title={t('return.title', { name })}
      description={t('return.text', { time: moment(until) })}
      submitLabel={t('return.submit')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('return.comment')} error={isTooLong ? t('return.tooLong', { count: COMMENT_MAX }) : undefined}>
        <Textarea rows={3} maxCount={COMMENT_MAX} value={comment} onChange={({ target }) => setComment(target.value)} />
      </Field>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
