import { type Role, useSession } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { forgetLeaving, isLeavingOnPurpose } from '../../shared/session/leave.ts'

/**
 * True when a user was signed in when the page loaded or since, and no longer is: the login page then says so. A
 * sign-in that is not finished counts for nothing, and neither does a sign-out on purpose.
 */
export function useHasExpired(role: Role | null): boolean {
  const { isLogin } = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  // Before the student of a family is chosen, there is a token and no user yet.
  const isBeginning = role === null && isLogin
  if (role !== null && !wasSignedIn) setWasSignedIn(true)
  if (isBeginning && wasSignedIn) setWasSignedIn(false)
  useEffect(() => {
    if (role !== null) forgetLeaving()
  }, [role])
  return role === null && wasSignedIn && !isBeginning && !isLeavingOnPurpose()
}
