import { type AccountInfo, errorCodes, useSendSmsCodeAs, useStudentResetPassword } from '@hwjy/sdk'
import { PasswordReset } from '@hwjy/sdk/schemas'
import { Checkbox, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { NewPasswordFields, newPasswordProblems } from '../../../shared/account/proof/new-password-fields.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useCodeStep } from '../../../shared/forms/use-code-step.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import type { Account } from '../use-account.ts'
import { newPasswordViolation } from './new-password-violation.ts'

const problemFields = {
  ofCode: {
    [errorCodes.wrongSmsCode]: 'smsCode',
    [errorCodes.passwordUnchanged]: 'password',
    ...newPasswordProblems,
  },
  inInput: ['smsCode', 'password', 'passwordAgain'],
} as const
type FieldName = (typeof problemFields.inInput)[number]

export interface ResetPasswordDialogProps {
  account: Account
  /** The WeChat account that also signs in to this account. */
  wechat: AccountInfo['wechat']
  onClose: () => void
}

/** A new password for a student who is signed in and forgot the old one: a code goes to the account's phone first. */
export default function ResetPasswordDialog({ account, wechat, onClose }: ResetPasswordDialogProps) {
  const { t } = useTranslation(['account', 'smsCode'])
  const toast = useToast()
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)
  const { mutateAsync: sendCode } = useSendSmsCodeAs(account.role, atOnce)
  const { mutateAsync: resetPassword } = useStudentResetPassword(atOnce)
  const form = useContractForm({
    schema: PasswordReset,
    defaultValues: { smsCode: '', password: '', passwordAgain: '', keepWechat: false },
    onChange: forgetProblem,
  })
  const code = useCodeStep({
    form,
    purpose: 'resetPassword',
    send: (captchaVerification) => sendCode({ data: { operation: 'resetPassword', captchaVerification } }),
    isRefused: problem?.field === 'smsCode',
    onCode: save,
  })

  async function save(data: PasswordReset) {
    if (!(await run(async () => account.show(await account.proven(() => resetPassword({ data })))))) return
    code.forget()
    toast.show(t('passwordChanged'), { tone: 'success' })
    onClose()
  }
  const { password, passwordAgain } = form.values
  return (
    <FormDialog
      title={t('resetPassword')}
      description={t('resetPasswordText')}
      submitLabel={code.isSent ? t('save') : t('smsCode:send')}
      isBusy={isBusy || code.isBusy}
      onSubmit={code.submit}
      onClose={onClose}
    >
      <SmsCodeField {...code.field} isOwnPhone />
      {code.isSent && (
        <>
          <NewPasswordFields
            value={{ password, passwordAgain }}
            onChange={(value) => form.change(value)}
            problem={newPasswordViolation(form.violationOf) ?? passwordProblem()}
            isMissing={form.violationOf('password')?.kind === 'missing'}
          />
          {wechat && (
            <Checkbox
              label={t('letWechatGo', { name: wechat.nickname })}
              description={t('letWechatGoText')}
              isChecked={form.values.keepWechat !== true}
              onCheckedChange={(letsGo) => form.change({ keepWechat: !letsGo })}
            />
          )}
        </>
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )

  function passwordProblem() {
    return problem && problem.field !== 'smsCode' ? { ...problem, field: problem.field } : null
  }
}
