import { useEffect } from 'react'
import { leave } from '../shared/session/leave.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** Where the guard sends whoever may not stay signed in here. */
export function SignOut() {
  useEffect(() => {
    void leave(true)
  }, [])
  return <PageSkeleton />
}
