import { type Role, useSession } from '@hwjy/sdk'
import { useState } from 'react'

/** Somebody was signed in when the page came or since, and is nobody now: worth a word on the login page. */
export function useHasExpired(role: Role | null): boolean {
  const { isLogin } = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(isLogin)
  if (role !== null && !wasSignedIn) setWasSignedIn(true)
  return role === null && wasSignedIn
}
