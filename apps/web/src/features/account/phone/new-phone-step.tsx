import { type AccountInfo, errorCodes } from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { PhoneField } from '../../../shared/account/phone/phone-field.tsx'
import { PresentPasswordField } from '../../../shared/account/proof/present-password-field.tsx'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { useCodeForm } from '../../../shared/account/code/use-code-form.ts'
import { usePhoneDraft } from '../../../shared/account/phone/use-phone-draft.ts'
import type { Account } from '../use-account.ts'

const problemFields = {
  ofCode: {
    [errorCodes.phoneTaken]: 'mobile',
    [errorCodes.wrongPassword]: 'password',
    [errorCodes.wrongSmsCode]: 'smsCode',
  },
  inInput: ['mobile', 'smsCode', 'password'],
} as const
type FieldName = (typeof problemFields.inInput)[number]

interface NewPhoneStepProps {
  account: Account
  info: AccountInfo
  /** Then the change waits, and the present phone is told. */
  isOldPhoneLost: boolean
  onClose: () => void
}

/** The new phone, a code that came to it, and the password where there is one. */
export function NewPhoneStep({ account, info: { zone, hasPassword }, isOldPhoneLost, onClose }: NewPhoneStepProps) {
  const { t } = useTranslation(['account', 'smsCode', 'signIn'])
  const toast = useToast()
  const [phone, setPhone, forgetPhone] = usePhoneDraft('changePhone', zone)
  const [password, setPassword] = useState('')
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)
  const code = useCodeForm({
    purpose: 'changePhone',
    send: (captchaVerification) => account.calls.sendCode({ operation: 'changePhone', ...phone, captchaVerification }),
    mobile: phone.mobile,
    isRefused: problem?.field === 'smsCode',
    onEdit: forgetProblem,
    onCode: (smsCode) => void change(smsCode),
  })

  async function change(smsCode: string) {
    if (hasPassword && password === '') return
    const input = { ...phone, smsCode, isOldPhoneLost, ...(hasPassword && { password }) }
    const call = async () => account.show(await account.proven(() => account.calls.updateMobile(input)))
    if (!(await run(call))) return
    code.forget()
    forgetPhone()
    toast.show(t(isOldPhoneLost ? 'phonePlanned' : 'phoneChanged'), { tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('changePhone')}
      description={t(isOldPhoneLost ? 'newPhoneLaterText' : 'changePhoneText')}
      submitLabel={code.isSent ? t('save') : t('smsCode:send')}
      isBusy={isBusy || code.isBusy}
      onSubmit={code.submit}
      onClose={onClose}
    >
      <PhoneField
        label={t('newPhone')}
        value={phone}
        onChange={(next) => {
          setPhone(next)
          code.forget()
          forgetProblem()
        }}
        isMissing={code.isPhoneMissing}
        isInvalid={code.isPhoneInvalid || (problem?.field === 'mobile' && problem.message === '')}
        error={code.isPhoneOwn ? t('phoneIsOwn') : problem?.field === 'mobile' ? problem.message : undefined}
      />
      <SmsCodeField {...code.field} isOwnPhone />
      {code.isSent && hasPassword && (
        <PresentPasswordField
          label={t('yourPassword')}
          value={password}
          onChange={(next) => {
            setPassword(next)
            forgetProblem()
          }}
          isMissing={code.isSubmitted && password === ''}
          isWrong={problem?.field === 'password'}
        />
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
