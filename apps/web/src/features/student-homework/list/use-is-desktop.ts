import { media } from '@hwjy/ui/vars'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  const query = window.matchMedia(media.desktop)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Says whether a list and what is chosen in it fit beside each other. */
export const useIsDesktop = () => useSyncExternalStore(subscribe, () => window.matchMedia(media.desktop).matches)
