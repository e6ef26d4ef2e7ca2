import { createStore } from '@hwjy/base'
import { useEffect, useSyncExternalStore } from 'react'

/** How many parts of the page in front say themselves what being offline means for them. */
const speakers = createStore(0)

/** Tells the frame that this part says it: two banners with different words would contradict each other. */
export function useSaysOffline(isSaying: boolean): void {
  useEffect(() => {
    if (!isSaying) return undefined
    speakers.setState((count) => count + 1)
    return () => speakers.setState((count) => count - 1)
  }, [isSaying])
}

export const useIsOfflineSaid = (): boolean => useSyncExternalStore(speakers.subscribe, speakers.getState) > 0
