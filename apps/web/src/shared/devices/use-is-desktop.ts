import { media } from '@hwjy/ui/vars'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  const query = window.matchMedia(media.desktop)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Says whether two columns fit beside each other, and there is no bar at the bottom. */
export const useIsDesktop = () => useSyncExternalStore(subscribe, () => window.matchMedia(media.desktop).matches)
