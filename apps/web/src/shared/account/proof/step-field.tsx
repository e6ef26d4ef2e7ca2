import type { ProofWay } from '@hwjy/sdk'
import { RecoveryCodeMax } from '@hwjy/sdk/limits'
import { Button, CodeInput, Field, PasswordInput, TextInput } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusNow } from '../../focus-now.ts'
import { CODE_LENGTH } from '../code/code-length.ts'
import * as css from './step-field.css.ts'
import { isTyped, type StepWay } from './step-way.ts'

interface StepFieldProps {
  way: StepWay
  value: string
  onChange: (value: string) => void
  /** The last digit of an authenticator's code came. */
  onComplete?: ((digits: string) => void) | undefined
  /** Sent although something is missing. */
  isMissing: boolean
  /** The server's refusal. */
  problem: ReactNode
}

/** A second step, by the way that was chosen: what to do, and where to type it. */
export function StepField({ way, value, onChange, onComplete, isMissing, problem }: StepFieldProps) {
  const { t } = useTranslation('secondStep')
  const error = isMissing ? t(way === 'totp' ? 'codeShort' : 'missing') : problem
  return (
    <>
      <p className={css.text}>{t(`text.${way}`)}</p>
      {way === 'totp' && (
        <Field label={t('totpCode')} error={error}>
          <CodeInput ref={focusNow} name="totpCode" value={value} onValueChange={onChange} onComplete={onComplete} />
        </Field>
      )}
      {way === 'recoveryCode' && (
        <Field label={t('recoveryCode')} error={error}>
          <TextInput
            ref={focusNow}
            name="recoveryCode"
            size="lg"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={RecoveryCodeMax}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
      {way === 'password' && (
        <Field label={t('password')} error={error}>
          <PasswordInput
            ref={focusNow}
            name="password"
            size="lg"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </>
  )
}

/** True when the typed text can be sent. */
export const isStepTyped = (way: ProofWay, value: string) =>
  !isTyped(way) || (way === 'totp' ? value.length === CODE_LENGTH : value.trim() !== '')

interface OtherWaysProps<Way extends ProofWay> {
  ways: readonly Way[]
  chosen: Way | undefined
  onChoose: (way: Way) => void
}

export function OtherWays<Way extends ProofWay>({ ways, chosen, onChoose }: OtherWaysProps<Way>) {
  const { t } = useTranslation('secondStep')
  const others = ways.filter((way) => way !== chosen)
  if (others.length === 0) return null
  return (
    <fieldset className={css.others}>
      <legend className={css.othersLabel}>{t('otherWay')}</legend>
      {others.map((way) => (
        <Button key={way} size="sm" onClick={() => onChoose(way)}>
          {t(`use.${way as ProofWay}`)}
        </Button>
      ))}
    </fieldset>
  )
}
