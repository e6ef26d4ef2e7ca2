import { errorCodes } from '@hwjy/sdk'
import { Field, PasswordInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { type NewPassword, NewPasswordFields } from '../../shared/account/new-password-fields.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { FormDialog } from './form-dialog.tsx'
import type { Account } from './use-account.ts'

const problemFields = {
  ofCode: {
    [errorCodes.wrongPassword]: 'oldPassword',
    [errorCodes.passwordUnchanged]: 'password',
    [errorCodes.passwordTooWeak]: 'password',
    [errorCodes.passwordsDiffer]: 'passwordAgain',
  },
  inInput: ['oldPassword', 'password', 'passwordAgain'],
} as const
type FieldName = (typeof problemFields.inInput)[number]

/** The old password, and a new one twice. Whoever is signed in elsewhere is signed out. */
export function ChangePasswordDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation(['account', 'smsCode'])
  const toast = useToast()
  const [oldPassword, setOldPassword] = useState('')
  const [next, setNext] = useState<NewPassword>({ password: '', passwordAgain: '' })
  const [isSent, setIsSent] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)

  async function submit() {
    setIsSent(true)
    if (oldPassword === '' || next.password === '') return
    const change = async () => account.show(await account.calls.updatePassword({ oldPassword, ...next }))
    if (!(await run(change))) return
    toast.show(t('passwordChanged'), { tone: 'success' })
    onClose()
  }
  const oldError =
    isSent && oldPassword === '' ? t('oldPasswordRequired') : problem?.field === 'oldPassword' && t('oldPasswordWrong')
  return (
    <FormDialog
      title={t('changePassword')}
      description={t('changePasswordText')}
      submitLabel={t('save')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('oldPassword')} error={oldError}>
        <PasswordInput
          name="oldPassword"
          size="lg"
          value={oldPassword}
          onChange={(event) => {
            setOldPassword(event.target.value)
            forgetProblem()
          }}
        />
      </Field>
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
