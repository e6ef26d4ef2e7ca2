import { Field, PhoneInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import type { PhoneNumber } from './use-phone-draft.ts'
import { usePhoneZones } from './use-phone-zones.ts'

export interface PhoneFieldProps {
  label?: string
  value: PhoneNumber
  onChange: (phone: PhoneNumber) => void
  isMissing?: boolean
  /** The server says that no phone can have this number. */
  isInvalid?: boolean
  /** Any other reason, in words. */
  error?: string | undefined
}

export function PhoneField({ label, value, onChange, isMissing, isInvalid, error }: PhoneFieldProps) {
  const { t } = useTranslation('smsCode')
  const codes = usePhoneZones()
  const problem = isMissing ? t('phoneRequired') : isInvalid ? t('phoneInvalid') : error
  return (
    <Field label={label ?? t('phone')} error={problem}>
      <PhoneInput name="mobile" size="lg" codes={codes} value={value} onValueChange={onChange} />
    </Field>
  )
}
