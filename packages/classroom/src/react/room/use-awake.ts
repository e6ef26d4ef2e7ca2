import { useEffect } from 'react'

/** Keeps the screen of a phone on during class. The browser lets go when the page is hidden, so it is asked again. */
export function useAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // A low battery refuses it: the screen then goes dark as it always did.
      navigator.wakeLock.request('screen').then(
        (granted) => {
          if (isOver) void granted.release()
          else lock = granted
        },
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isWanted])
}
