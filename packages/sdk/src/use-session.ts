import { useSyncExternalStore } from 'react'
import { getSdk } from './sdk.ts'
import type { SessionState } from './session.ts'

/** Who is signed in, always current. */
export function useSession(): SessionState {
  const { session } = getSdk()
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}
