import type { AccountInfo } from '@hwjy/sdk'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import type { Account } from '../use-account.ts'

export interface ProvenDialogProps {
  account: Account
  title: string
  description: string
  submitLabel: string
  tone?: 'primary' | 'danger'
  /** Makes the change; the server may first ask for a proof of identity. */
  change: () => Promise<AccountInfo>
  onChanged: () => void
  onClose: () => void
}

export function ProvenDialog({ account, change, onChanged, onClose, ...words }: ProvenDialogProps) {
  const { problem, isBusy, run } = useCall()
  async function go() {
    if (!(await run(async () => account.show(await account.proven(change))))) return
    onChanged()
    onClose()
  }
  return (
    <FormDialog {...words} isBusy={isBusy} onSubmit={() => void go()} onClose={onClose}>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
