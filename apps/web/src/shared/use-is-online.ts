import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** What the browser believes; false is reliable, true only means that there is some network. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
