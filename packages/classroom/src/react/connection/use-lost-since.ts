import { useEffect, useState } from 'react'
import type { EpochMs } from '../../core/room/ids.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useConnection } from '../hooks/use-connection.ts'
import { timeOfDay } from '../shared/time-text.ts'

// After this a person wants more than to wait.
const LONG_MS = 60_000

/** When the connection was lost, "19:05", once it has been away for a minute; null before, and while it is there. */
export function useLostSince(): string | null {
  const { language } = useClassroom()
  const isLost = useConnection().connection.status === 'reconnecting'
  const [since, setSince] = useState<EpochMs | null>(null)
  useEffect(() => {
    if (!isLost) return
    const lostAt = Date.now()
    const timer = setTimeout(() => setSince(lostAt), LONG_MS)
    return () => {
      clearTimeout(timer)
      setSince(null)
    }
  }, [isLost])
  return since === null ? null : timeOfDay(since, language)
}
