import { useEffect } from 'react'
import { leave } from '../../shared/session/leave.ts'
import { PageSkeleton } from '../page/page-skeleton.tsx'

/** The guard sends users here who may not stay signed in on this device. */
export function SignOut() {
  useEffect(() => {
    void leave(true)
  }, [])
  return <PageSkeleton />
}
