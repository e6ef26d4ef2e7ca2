import { useState } from 'react'
import { useTextDraft } from '../../shared/choices/text-draft.ts'
import type { Credentials } from './login-form.tsx'

/** The username survives a reload, the password does not. */
export function useUsernameDraft() {
  const [{ username }, changeDraft] = useTextDraft('signIn', { username: '' })
  const [password, setPassword] = useState('')
  const change = (next: Credentials) => {
    changeDraft({ username: next.username })
    setPassword(next.password)
  }
  return [{ username, password }, change] as const
}
