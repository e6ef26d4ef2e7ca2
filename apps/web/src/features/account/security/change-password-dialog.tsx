import { type AccountInfo, errorCodes } from '@hwjy/sdk'
import { Checkbox, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordProblems,
} from '../../../shared/account/proof/new-password-fields.tsx'
import { PresentPasswordField } from '../../../shared/account/proof/present-password-field.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import type { Account } from '../use-account.ts'

const problemFields = {
  ofCode: {
    [errorCodes.wrongPassword]: 'oldPassword',
    [errorCodes.passwordUnchanged]: 'password',
    ...newPasswordProblems,
  },
  inInput: ['oldPassword', 'password', 'passwordAgain'],
} as const
type FieldName = (typeof problemFields.inInput)[number]

interface ChangePasswordDialogProps {
  account: Account
  /** The WeChat account that also signs in to this account. */
  wechat: AccountInfo['wechat']
  onClose: () => void
}

/**
 * Asks for the old password, and a new one twice. Other sessions are signed out, and WeChat is unbound unless it shall
 * stay: a person who knew the old password may have bound it.
 */
export function ChangePasswordDialog({ account, wechat, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation(['account', 'smsCode'])
  const toast = useToast()
  const [oldPassword, setOldPassword] = useState('')
  const [next, setNext] = useState<NewPassword>({ password: '', passwordAgain: '' })
  const [letsWechatGo, setLetsWechatGo] = useState(true)
  const [isSent, setIsSent] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)

  async function submit() {
    setIsSent(true)
    if (oldPassword === '' || next.password === '') return
    const change = async () =>
      account.show(await account.calls.updatePassword({ oldPassword, ...next, keepWechat: !letsWechatGo }))
    if (!(await run(change))) return
    toast.show(t('passwordChanged'), { tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('changePassword')}
      description={t('changePasswordText')}
      submitLabel={t('save')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PresentPasswordField
        label={t('oldPassword')}
        name="oldPassword"
        value={oldPassword}
        onChange={(value) => {
          setOldPassword(value)
          forgetProblem()
        }}
        isMissing={isSent && oldPassword === ''}
        isWrong={problem?.field === 'oldPassword'}
      />
      <NewPasswordFields
        value={next}
        onChange={(value) => {
          setNext(value)
          forgetProblem()
        }}
        problem={problem}
        isMissing={isSent && next.password === ''}
      />
      {wechat && (
        <Checkbox
          label={t('letWechatGo', { name: wechat.nickname })}
          description={t('letWechatGoText')}
          isChecked={letsWechatGo}
          onCheckedChange={setLetsWechatGo}
        />
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
