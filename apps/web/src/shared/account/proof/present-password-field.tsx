import { Field, PasswordInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'

export interface PresentPasswordFieldProps {
  label: string
  name?: string
  value: string
  onChange: (password: string) => void
  isMissing: boolean
  isWrong: boolean
}

/** The current password of a signed-in user's account. */
export function PresentPasswordField({
  label,
  name = 'password',
  value,
  onChange,
  isMissing,
  isWrong,
}: PresentPasswordFieldProps) {
  const { t } = useTranslation('account')
  return (
    <Field label={label} error={isMissing ? t('oldPasswordRequired') : isWrong && t('oldPasswordWrong')}>
      <PasswordInput name={name} size="lg" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
