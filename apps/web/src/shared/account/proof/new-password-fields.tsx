import { errorCodes } from '@hwjy/sdk'
import { Field, NewPasswordInput, PasswordInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import type { CallProblem } from '../call-problem.ts'
import { useBaseInfo } from '../use-base-info.ts'

export interface NewPassword {
  password: string
  /** Once more, against slips of the hand. */
  passwordAgain: string
}

/** Refusals of a chosen password, and the one of the two fields that shows each. */
export const newPasswordProblems = {
  [errorCodes.passwordTooWeak]: 'password',
  [errorCodes.passwordPublic]: 'password',
  [errorCodes.passwordCommon]: 'password',
  [errorCodes.passwordPersonal]: 'password',
  [errorCodes.passwordsDiffer]: 'passwordAgain',
} as const

export interface NewPasswordFieldsProps {
  value: NewPassword
  onChange: (value: NewPassword) => void
  problem: CallProblem<string> | null
  /** The form was sent without one. */
  isMissing: boolean
}

/** A new password, twice. The server judges it; what it wants is said beforehand. */
export function NewPasswordFields({ value, onChange, problem, isMissing }: NewPasswordFieldsProps) {
  const { t } = useTranslation('smsCode')
  const school = useBaseInfo()
  const rule = school === null || school === 'unknown' ? undefined : school.passwordRule
  const errorOf = (field: keyof NewPassword, otherwise: string) =>
    problem?.field === field && (problem.message || otherwise)
  return (
    <>
      <Field
        label={t('newPassword')}
        error={isMissing ? t('passwordRequired') : errorOf('password', t('passwordRule'))}
      >
        <NewPasswordInput
          name="newPassword"
          size="lg"
          rule={rule}
          value={value.password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
        />
      </Field>
      <Field label={t('passwordAgain')} error={errorOf('passwordAgain', t('passwordAgainWrong'))}>
        <PasswordInput
          name="passwordAgain"
          autoComplete="new-password"
          size="lg"
          value={value.passwordAgain}
          onChange={(event) => onChange({ ...value, passwordAgain: event.target.value })}
        />
      </Field>
    </>
  )
}
