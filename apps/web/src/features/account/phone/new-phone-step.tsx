import { type AccountInfo, errorCodes, useSendSmsCodeAs, useUpdateMobileAs } from '@hwjy/sdk'
import { MobileChange } from '@hwjy/sdk/schemas'
import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { PhoneField } from '../../../shared/account/phone/phone-field.tsx'
import { PresentPasswordField } from '../../../shared/account/proof/present-password-field.tsx'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { usePhoneDraft } from '../../../shared/account/phone/use-phone-draft.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useCodeStep } from '../../../shared/forms/use-code-step.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
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

export function NewPhoneStep({ account, info: { zone, hasPassword }, isOldPhoneLost, onClose }: NewPhoneStepProps) {
  const { t } = useTranslation(['account', 'smsCode', 'signIn'])
  const toast = useToast()
  const [phone, setPhone, forgetPhone] = usePhoneDraft('changePhone', zone)
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)
  const { mutateAsync: sendCode } = useSendSmsCodeAs(account.role, atOnce)
  const { mutateAsync: updateMobile } = useUpdateMobileAs(account.role, atOnce)
  const request = ({ password, ...rest }: MobileChange) => ({ ...rest, ...(hasPassword && { password }) })
  const form = useContractForm({
    schema: MobileChange,
    defaultValues: { ...phone, smsCode: '', password: '', isOldPhoneLost },
    request,
    onChange: forgetProblem,
  })
  const code = useCodeStep({
    form,
    purpose: 'changePhone',
    send: (captchaVerification) => sendCode({ data: { operation: 'changePhone', ...phone, captchaVerification } }),
    needed: ['zone', 'mobile'],
    isRefused: problem?.field === 'smsCode',
    onCode: change,
  })

  async function change(values: typeof form.values) {
    const data = request(values)
    if (!(await run(async () => account.show(await account.proven(() => updateMobile({ data })))))) return
    code.forget()
    forgetPhone()
    toast.show(t(isOldPhoneLost ? 'phonePlanned' : 'phoneChanged'), { tone: 'success' })
    onClose()
  }
  const violation = form.violationOf('mobile')
  // The phone is to be changed, and this is the one that the account already has.
  const isPhoneOwn = code.phoneProblem?.issue === 'own-phone'
  const isPhoneInvalid = code.phoneProblem !== null && !isPhoneOwn
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
          form.change({ ...next })
          code.forget()
        }}
        isMissing={violation?.kind === 'missing'}
        isInvalid={violation !== null || isPhoneInvalid || (problem?.field === 'mobile' && problem.message === '')}
        error={isPhoneOwn ? t('phoneIsOwn') : problem?.field === 'mobile' ? problem.message : undefined}
      />
      <SmsCodeField {...code.field} isOwnPhone />
      {code.isSent && hasPassword && (
        <PresentPasswordField
          label={t('yourPassword')}
          value={form.values.password}
          onChange={(password) => form.change({ password })}
          isMissing={form.violationOf('password')?.kind === 'missing'}
          isWrong={form.violationOf('password') !== null || problem?.field === 'password'}
        />
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
