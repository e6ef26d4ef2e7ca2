import { useSyncExternalStore } from 'react'
import { media } from '../theme/breakpoints.ts'

function subscribe(listener: () => void) {
  const query = window.matchMedia(media.tablet)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether two panes fit beside each other. A server does not know, and draws them so. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.tablet).matches,
    () => true,
  )
