import { useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordProblems,
} from '../../../shared/account/proof/new-password-fields.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import type { Account } from '../use-account.ts'

const problemFields = {
  ofCode: newPasswordProblems,
  inInput: ['password', 'passwordAgain'],
} as const

/** Sets a first password, for a user who has signed in by code or WeChat so far. */
export function SetPasswordDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const [next, setNext] = useState<NewPassword>({ password: '', passwordAgain: '' })
  const [isSent, setIsSent] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall<keyof NewPassword>(problemFields)

  async function submit() {
    setIsSent(true)
    if (next.password === '') return
    if (!(await run(async () => account.show(await account.proven(() => account.calls.setPassword(next)))))) return
    toast.show(t('passwordChanged'), { tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('setPassword')}
      submitLabel={t('save')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NewPasswordFields
        value={next}
        onChange={(value) => {
          setNext(value)
          forgetProblem()
        }}
        problem={problem}
        isMissing={isSent && next.password === ''}
      />
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
