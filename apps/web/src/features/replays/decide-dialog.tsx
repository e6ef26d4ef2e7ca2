import { type Replay, useDecideReplay } from '@hwjy/sdk'
import { replayDecisionReasonMax } from '@hwjy/sdk/limits'
import { Field, Textarea, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { DraftLine } from '../../shared/drafts/draft-line.tsx'
import { useDraftText } from '../../shared/drafts/use-draft-text.ts'

interface DecideDialogProps {
  replay: Replay
  audit: 'manuallyApproved' | 'rejected'
  onClose: () => void
}

/** A decision is final, so its effect is said first; the teacher reads the reason. */
export function DecideDialog({ replay, audit, onClose }: DecideDialogProps) {
  const { t } = useTranslation('replays')
  const toast = useToast()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: decide } = useDecideReplay(atOnce)
  const [isReported, setIsReported] = useState(false)
  const { replayId, title } = replay
  const { text: reason, change, draft } = useDraftText('decide', replayId)
  const isRejected = audit === 'rejected'
  const text = reason.trim()
  const isTooLong = [...text].length > replayDecisionReasonMax
  const isMissing = isRejected && text === '' && isReported
  async function submit() {
    setIsReported(true)
    if (isTooLong || (isRejected && text === '')) return
    const data = { replayId, audit, ...(text !== '' && { reason: text }) }
    if (!(await run(() => decide({ data })))) return
    draft.sent()
    toast.show(t(isRejected ? 'rejectedDone' : 'approvedDone', { title }))
    onClose()
  }
  return (
    <FormDialog
      title={t(isRejected ? 'rejectTitle' : 'approveTitle', { title })}
      description={t(isRejected ? 'rejectText' : 'approveText')}
      submitLabel={t(isRejected ? 'reject' : 'approve')}
      tone={isRejected ? 'danger' : 'primary'}
      isBusy={isBusy}
      draftLine={<DraftLine draft={draft} />}
      isReadOnly={draft.isReadOnly}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t('reasonLabel')}
        help={t('reasonHelp')}
        isRequired={isRejected}
        error={isMissing ? t('reasonMissing') : undefined}
      >
        <Textarea
          rows={3}
          maxCount={replayDecisionReasonMax}
          value={reason}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
