import { Field, PasswordInput } from '@hwjy/ui'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PasswordFieldProps {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (password: string) => void
  error: ReactNode
}

/** Asks for the password of the account, and says when Caps Lock is on. */
export function PasswordField({ ref, value, onChange, error }: PasswordFieldProps) {
  const { t } = useTranslation('signIn')
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const look = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'))
  return (
    <Field label={t('password')} error={error} help={isCapsLockOn && t('capsLock')}>
      <PasswordInput
        ref={ref}
        name="password"
        size="lg"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setIsCapsLockOn(false)}
      />
    </Field>
  )
}
