import { TextInput, type TextInputProps } from '@hwjy/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './password-field.css.ts'

/** A password, hidden until its owner asks. Without a tooltip, whose positioning code weighs more than this page. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'end' | 'size'>) {
  const { t } = useTranslation('signIn')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextInput
      name="password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={css.eye}
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden size={18} />
        </button>
      }
    />
  )
}
