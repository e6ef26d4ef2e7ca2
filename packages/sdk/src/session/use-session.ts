import { useSyncExternalStore } from 'react'
import { getSdk } from '../sdk.ts'
import type { SessionState } from './session.ts'

/** Returns the signed-in user, always current. */
export function useSession(): SessionState {
  const { session } = getSdk()
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}
