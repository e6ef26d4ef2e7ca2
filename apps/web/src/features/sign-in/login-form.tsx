import { Banner, Button, Field, PasswordInput, TextInput } from '@hwjy/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '@hwjy/sdk'
import { countdown } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/use-now.ts'
import * as css from './login-page.css.ts'
import type { FormProblem } from './login-problem.ts'
import { RoleSwitch } from './role-switch.tsx'
import { useCapsLock } from './use-caps-lock.ts'

export interface Credentials {
  role: Role
  username: string
  password: string
}

export interface LoginFormProps {
  value: Credentials
  onChange: (value: Credentials) => void
  problem: FormProblem | null
  isBusy: boolean
  onSubmit: () => void
}

type Missing = Partial<Record<'username' | 'password', true>>

/** Role, username and password. What is wrong stands by its field; what was typed stays. */
export function LoginForm({ value, onChange, problem, isBusy, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('signIn')
  const capsLock = useCapsLock()
  const [missing, setMissing] = useState<Missing>({})
  const usernameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  function change(change: Partial<Credentials>) {
    onChange({ ...value, ...change })
    setMissing({})
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const username = value.username.trim() === ''
    const password = value.password === ''
    setMissing({ ...(username && { username }), ...(password && { password }) })
    if (username) return usernameRef.current?.focus()
    if (password) return passwordRef.current?.focus()
    onSubmit()
  }

  const passwordError = missing.password
    ? t('passwordRequired')
    : problem?.kind === 'wrong-password' && t('wrongPassword')
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <RoleSwitch value={value.role} onChange={(role) => change({ role })} />
      <Field label={t('username')} error={missing.username && t('usernameRequired')}>
        <TextInput
          ref={usernameRef}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="lg"
          value={value.username}
          onChange={(event) => change({ username: event.target.value })}
        />
      </Field>
      <Field label={t('password')} error={passwordError} help={capsLock.isOn && t('capsLock')}>
        <PasswordInput
          name="password"
          size="lg"
          ref={passwordRef}
          value={value.password}
          onChange={(event) => change({ password: event.target.value })}
          {...capsLock.handlers}
        />
      </Field>
      {problem && problem.kind !== 'wrong-password' && <ProblemNotice problem={problem} />}
      <Button type="submit" tone="primary" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </form>
  )
}

function ProblemNotice({ problem }: { problem: Exclude<FormProblem, { kind: 'wrong-password' }> }) {
  const { t } = useTranslation('signIn')
  if (problem.kind === 'too-many-attempts') return <Lockout until={problem.until} />
  return (
    <Banner tone={problem.kind === 'other' ? 'danger' : 'warning'}>
      {problem.kind === 'other' ? problem.message : t('forcedLogin')}
    </Banner>
  )
}

/** Counts down to the next try; said once, not every second. */
function Lockout({ until }: { until: number }) {
  const { t } = useTranslation('signIn')
  const left = countdown(until - useNow())
  if (left.unit !== 'clock') return null
  return (
    <Banner tone="warning">
      <span role="timer">{t('tooManyAttempts', { time: left.text })}</span>
    </Banner>
  )
}
