import { type Role, studentLogin, teacherLogin } from '@hwjy/sdk'
import { Button, Field, TextInput } from '@hwjy/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTextDraft } from '../../../shared/choices/text-draft.ts'
import * as css from '../login-page.css.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import type { SignInCall } from '../sign-in.ts'
import { shownProblem, type SignInState } from '../sign-in-machine.ts'
import { PasswordField } from './password-field.tsx'

export interface Credentials {
  username: string
  password: string
}

interface UsernameFormProps {
  role: Role
  value: Credentials
  onChange: (value: Credentials) => void
  state: SignInState
  onSubmit: (call: SignInCall) => void
}

type Missing = Partial<Record<'username' | 'password', true>>

/** Username and password. What is wrong stands by its field; what was typed stays. */
export function UsernameForm({ role, value, onChange, state, onSubmit }: UsernameFormProps) {
  const { t } = useTranslation('signIn')
  const problem = shownProblem(state)
  const [missing, setMissing] = useState<Missing>({})
  const usernameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  function change(change: Partial<Credentials>) {
    onChange({ ...value, ...change })
    setMissing({})
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const username = value.username.trim()
    const { password } = value
    setMissing({ ...(username === '' && { username: true }), ...(password === '' && { password: true }) })
    if (username === '') return usernameRef.current?.focus()
    if (password === '') return passwordRef.current?.focus()
    const login = role === 'teacher' ? teacherLogin : studentLogin
    onSubmit((captchaVerification) => login({ username, password, captchaVerification }))
  }

  const isTooLong = (field: keyof Credentials) => problem?.kind === 'too-long' && problem.field === field
  const passwordError = missing.password
    ? t('passwordRequired')
    : isTooLong('password')
      ? t('passwordTooLong')
      : problem?.kind === 'wrong-password' && t('wrongPassword')
  const usernameError = missing.username ? t('usernameRequired') : isTooLong('username') && t('usernameTooLong')
  return (
    // Should it ever be sent without us, the password does not end in the address.
    <form noValidate method="post" className={css.form} onSubmit={submit}>
      <Field label={t('username')} error={usernameError}>
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
      <PasswordField
        ref={passwordRef}
        value={value.password}
        onChange={(password) => change({ password })}
        error={passwordError}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={state.at === 'waiting'}>
        {t('submit')}
      </Button>
      <Link to="/login/forgot" className={css.forgot}>
        {t('forgot')}
      </Link>
    </form>
  )
}

/** The username survives a reload, the password does not. */
export function useCredentials() {
  const [{ username }, changeDraft] = useTextDraft('signIn', { username: '' })
  const [password, setPassword] = useState('')
  const change = (next: Credentials) => {
    changeDraft({ username: next.username })
    setPassword(next.password)
  }
  return [{ username, password }, change] as const
}
