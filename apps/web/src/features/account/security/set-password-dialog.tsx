import { useSetPasswordAs } from '@hwjy/sdk'
import { NewPassword } from '@hwjy/sdk/schemas'
import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { NewPasswordFields, newPasswordProblems } from '../../../shared/account/proof/new-password-fields.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import type { Account } from '../use-account.ts'
import { newPasswordViolation } from './new-password-violation.ts'

const problemFields = {
  ofCode: newPasswordProblems,
  inInput: ['password', 'passwordAgain'],
} as const

export interface SetPasswordDialogProps {
  account: Account
  onClose: () => void
}

/** Sets a first password, for a user who has signed in by code or WeChat so far. */
export default function SetPasswordDialog({ account, onClose }: SetPasswordDialogProps) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { problem, isBusy, run, forgetProblem } = useCall<keyof NewPassword>(problemFields)
  const { mutateAsync: setPassword } = useSetPasswordAs(account.role, atOnce)
  const form = useContractForm({
    schema: NewPassword,
    defaultValues: { password: '', passwordAgain: '' },
    onChange: forgetProblem,
  })

  async function save(data: NewPassword) {
    if (!(await run(async () => account.show(await account.proven(() => setPassword({ data })))))) return
    toast.show(t('passwordChanged'), { tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('setPassword')}
      submitLabel={t('save')}
      isBusy={isBusy}
      onSubmit={() => void form.submit(save)}
      onClose={onClose}
    >
      <NewPasswordFields
        value={form.values}
        onChange={form.change}
        problem={newPasswordViolation(form.violationOf) ?? problem}
        isMissing={form.violationOf('password')?.kind === 'missing'}
      />
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
