import { errorCodes } from '@hwjy/sdk'
import { Field, PasswordInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { CODE_LENGTH } from '../../shared/account/code-length.ts'
import { PhoneField } from '../../shared/account/phone-field.tsx'
import { SmsCodeField } from '../../shared/account/sms-code-field.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { usePhoneDraft } from '../../shared/account/use-phone-draft.ts'
import { useSmsCode } from '../../shared/account/use-sms-code.ts'
import { FormDialog } from './form-dialog.tsx'
import type { Account } from './use-account.ts'

const problemFields = {
  ofCode: {
    [errorCodes.phoneTaken]: 'mobile',
    [errorCodes.wrongPassword]: 'password',
    [errorCodes.wrongSmsCode]: 'smsCode',
  },
  inInput: ['mobile', 'smsCode', 'password'],
} as const
type FieldName = (typeof problemFields.inInput)[number]

interface ChangePhoneDialogProps {
  account: Account
  hasPassword: boolean
  onClose: () => void
}

/** The new phone, a code that came to it, and the password where there is one. */
export function ChangePhoneDialog({ account, hasPassword, onClose }: ChangePhoneDialogProps) {
  const { t } = useTranslation(['account', 'smsCode', 'signIn'])
  const toast = useToast()
  const [phone, setPhone, forgetPhone] = usePhoneDraft('changePhone')
  const [smsCode, setSmsCode] = useState('')
  const [password, setPassword] = useState('')
  const [isSent, setIsSent] = useState(false)
  const sms = useSmsCode('changePhone', (captchaVerification) =>
    account.calls.sendCode({ operation: 'changePhone', ...phone, captchaVerification }),
  )
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)

  async function submit() {
    setIsSent(true)
    if (phone.mobile === '') return
    if (!sms.sent) {
      await sms.ask()
      return setIsSent(false)
    }
    if (smsCode.length < CODE_LENGTH || (hasPassword && password === '')) return
    const change = async () =>
      account.show(await account.calls.updateMobile({ ...phone, smsCode, ...(hasPassword && { password }) }))
    if (!(await run(change))) return
    sms.forget()
    forgetPhone()
    toast.show(t('phoneChanged'), { tone: 'success' })
    onClose()
  }
  const codeError =
    problem?.field === 'smsCode'
      ? t('smsCode:wrongCode')
      : isSent && smsCode.length < CODE_LENGTH && t('smsCode:codeRequired')
  const passwordError =
    isSent && password === '' ? t('oldPasswordRequired') : problem?.field === 'password' && t('oldPasswordWrong')
  return (
    <FormDialog
      title={t('changePhone')}
      description={t('changePhoneText')}
      submitLabel={sms.sent ? t('save') : t('smsCode:send')}
      isBusy={isBusy || sms.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PhoneField
        label={t('newPhone')}
        value={phone}
        onChange={(next) => {
          setPhone(next)
          sms.forget()
          forgetProblem()
        }}
        isMissing={isSent && phone.mobile === ''}
        isInvalid={sms.problem?.field === 'mobile' || (problem?.field === 'mobile' && problem.message === '')}
        error={problem?.field === 'mobile' ? problem.message : undefined}
      />
      <SmsCodeField
        sms={sms}
        isOwnPhone
        value={smsCode}
        onChange={(digits) => {
          setSmsCode(digits)
          setIsSent(false)
          forgetProblem()
        }}
        error={codeError}
      />
      {sms.sent && hasPassword && (
        <Field label={t('yourPassword')} error={passwordError}>
          <PasswordInput
            name="password"
            size="lg"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              forgetProblem()
            }}
          />
        </Field>
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
