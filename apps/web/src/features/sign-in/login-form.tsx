import { Banner, Button, Field, PasswordInput, SegmentedControl, TextInput } from '@hwjy/ui'
import { GraduationCap, Presentation } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '@hwjy/sdk'
import { countdown } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/use-now.ts'
import * as css from './login-page.css.ts'
import type { LoginProblem } from './login-problem.ts'
import { useCapsLock } from './use-caps-lock.ts'

export interface Credentials {
  role: Role
  username: string
  password: string
}

export interface LoginFormProps {
  value: Credentials
  onChange: (value: Credentials) => void
  problem: LoginProblem | null
  isBusy: boolean
  onSubmit: () => void
}

type Missing = Partial<Record<'username' | 'password', true>>

/** Role, username and password. What is wrong stands by its field; what was typed stays. */
export function LoginForm({ value, onChange, problem, isBusy, onSubmit }: LoginFormProps) {
  const { t } = useTranslation(['signIn', 'common'])
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

  const passwordError = missing.password ? t('passwordRequired') : problem?.kind === 'wrong-password' && t('wrongPassword')
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <SegmentedControl
        label={t('role')}
        isWide
        options={[
          { value: 'student', label: t('common:role.student'), icon: <GraduationCap aria-hidden size={18} /> },
          { value: 'teacher', label: t('common:role.teacher'), icon: <Presentation aria-hidden size={18} /> },
        ]}
        value={value.role}
        onValueChange={(role) => change({ role })}
      />
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
          ref={passwordRef}
          name="password"
          autoComplete="current-password"
          size="lg"
          value={value.password}
          onChange={(event) => change({ password: event.target.value })}
          {...capsLock.handlers}
        />
      </Field>
      {problem && problem.kind !== 'wrong-password' && <ProblemBanner problem={problem} />}
      <Button type="submit" tone="primary" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </form>
  )
}

function ProblemBanner({ problem }: { problem: Exclude<LoginProblem, { kind: 'wrong-password' }> }) {
  const { t } = useTranslation(['signIn', 'common'])
  switch (problem.kind) {
    case 'captcha-required':
      return <Banner tone="warning">{t('captchaRequired')}</Banner>
    case 'forced-login':
      return <Banner tone="warning">{t('forcedLogin')}</Banner>
    case 'too-many-attempts':
      return <Lockout until={problem.until} />
    case 'other':
      return <Banner tone="danger">{problem.message}</Banner>
  }
}

/** Counts down to the next try; the number is not read out every second. */
function Lockout({ until }: { until: number }) {
  const { t } = useTranslation(['signIn', 'common'])
  const left = countdown(until - useNow())
  if (left.unit !== 'clock') return null
  return (
    <Banner tone="warning">
      <span role="timer">{t('tooManyAttempts', { time: left.text })}</span>
    </Banner>
  )
}
