import { clsx } from 'clsx'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { CheckIcon, DotIcon } from '../icons.ts'
import { Meter } from '../meter/meter.tsx'
import { PasswordInput, type PasswordInputProps } from '../password-input/password-input.tsx'
import { useWords } from '../ui-text/words.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './new-password-input.css.ts'
import { newPasswordWords } from './new-password-words.ts'
import { type NewPasswordRule, type PasswordKind, passwordStrength, usualRule } from './password-strength.ts'

export interface NewPasswordInputProps extends PasswordInputProps {
  /** What is asked for. Default: 8 to 16 characters of at least three kinds. */
  rule?: NewPasswordRule | undefined
}

const shares = { empty: 0, weak: 0.15, fair: 0.5, good: 0.75, strong: 1 } as const
const tones = { empty: 'danger', weak: 'danger', fair: 'warning', good: 'success', strong: 'success' } as const
const allKinds: readonly PasswordKind[] = ['lower', 'upper', 'digit', 'symbol']

/**
 * A field for a new password: under it stand the rules and the strength. It advises, it refuses nothing.
 * The words of the rules are its own, so a Field around it needs no help for them.
 */
export function NewPasswordInput({ rule = usualRule, onChange, ...props }: NewPasswordInputProps) {
  const words = useWords(newPasswordWords)
  const rulesId = useId()
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  const { level, hasLength, hasKinds, kinds } = passwordStrength(String(props.value ?? typed), rule)
  const describedBy = [props['aria-describedby'], rulesId].filter(Boolean).join(' ')
  return (
    <div className={css.wrapper}>
      <PasswordInput
        autoComplete="new-password"
        {...props}
        aria-describedby={describedBy}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
      />
      <div className={css.level}>
        <Meter className={css.meter} label={words.strength} value={shares[level]} tone={tones[level]} />
        <output className={css.word}>
          {level !== 'empty' && (
            <>
              <VisuallyHidden>{words.strength}: </VisuallyHidden>
              {words.levels[level]}
            </>
          )}
        </output>
      </div>
      <div id={rulesId} className={css.rules}>
        <Rule isMet={hasLength}>{words.length(rule.minLength, rule.maxLength)}</Rule>
        <Rule isMet={hasKinds}>{words.kinds(rule.kinds)}</Rule>
        <div className={css.kinds}>
          {allKinds.map((kind) => (
            <Rule key={kind} isMet={kinds.includes(kind)} isSmall>
              {words.kind[kind]}
              {rule.needs.includes(kind) && words.required}
            </Rule>
          ))}
        </div>
      </div>
    </div>
  )
}

function Rule({ isMet, isSmall, children }: { isMet: boolean; isSmall?: boolean; children: ReactNode }) {
  const words = useWords(newPasswordWords)
  const size = isSmall ? 14 : 16
  return (
    <span className={clsx(css.rule, isSmall && css.small)} data-state={isMet ? 'met' : 'open'}>
      {isMet ? (
        <CheckIcon aria-hidden size={size} className={css.mark} />
      ) : (
        <DotIcon aria-hidden size={size} className={css.mark} />
      )}
      <span>
        {isMet && <VisuallyHidden>{words.met} </VisuallyHidden>}
        {children}
      </span>
    </span>
  )
}
