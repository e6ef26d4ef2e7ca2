import { useEffect, useState } from 'react'

/**
 * The time, again at every whole second while the page is visible.
 * @param offsetMs server's clock minus ours
 */
export function useNow(offsetMs = 0): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      setNow(Date.now())
      // Hidden pages do not tick: no user sees them, and phones sleep longer.
      if (document.visibilityState === 'visible') timer = setTimeout(tick, 1_000 - (Date.now() % 1_000))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now + offsetMs
}
