import { useEffect, useState } from 'react'
import type { EpochMs } from '../../core/room/ids.ts'

/**
 * The time of this device, as it was when one of the instants was last reached. It changes at those moments and not in
 * between, so nothing renders for a clock that nobody reads.
 */
export function useTimeAt(instants: readonly EpochMs[]): EpochMs {
  const [now, setNow] = useState(() => Date.now())
  const wanted = instants.join()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      const at = Date.now()
      setNow(at)
      const next = Math.min(
        ...wanted
          .split(',')
          .map(Number)
          .filter((instant) => instant > at),
      )
      if (Number.isFinite(next)) timer = setTimeout(follow, next - at)
    }
    timer = setTimeout(follow, 0)
    return () => clearTimeout(timer)
  }, [wanted])
  return now
}
