import { useSyncExternalStore } from 'react'
import type { SessionState } from '../session/session.ts'
import { useSdk } from './sdk-provider.ts'

/** Returns the signed-in user, always current. */
export function useSession(): SessionState {
  const { session } = useSdk()
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}
