import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { EyeIcon, EyeOffIcon } from '../icons.ts'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { eye } from './password-input.css.ts'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'>

export function PasswordInput(props: PasswordInputProps) {
  const text = useUiText()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOffIcon : EyeIcon
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          className={eye}
          size="sm"
          label={isShown ? text.hidePassword : text.showPassword}
          icon={<Icon aria-hidden size={18} />}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
