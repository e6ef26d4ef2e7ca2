import type { WayProps } from '../way-props.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhoneDraft } from '../../../shared/account/phone/use-phone-draft.ts'
import { CodeForm } from './code-form.tsx'
import { DemoAccounts } from '../lazy-demo-accounts.ts'
import { signInCalls } from '../sign-in-calls.ts'

export default function SmsForm({ role, signIn }: WayProps) {
  const { t } = useTranslation('signIn')
  const [phone, setPhone, forgetPhone] = usePhoneDraft('signIn')
  const calls = signInCalls[role]
  return (
    <CodeForm
      signIn={signIn}
      purpose={`login.${role}`}
      phone={{ value: phone, onChange: setPhone }}
      send={(captchaVerification) => calls.sendCode({ operation: 'login', ...phone, captchaVerification })}
      enter={(smsCode) => calls.bySmsCode({ ...phone, smsCode, operation: 'login' })}
      onEntered={forgetPhone}
      submitLabel={t('submit')}
    >
      {(typePhone) => (
        <Suspense>
          <DemoAccounts
            role={role}
            way="sms"
            typed={phone.mobile}
            onPick={({ zone, mobile }) => typePhone({ zone, mobile })}
          />
        </Suspense>
      )}
    </CodeForm>
  )
}
