import type { EpochMs } from '../../core/room/ids.ts'
import { useEffect, useState } from 'react'
import { useChannel } from './use-room.ts'

export interface ClassClock {
  /** The authority's time, moving once a second. */
  now: EpochMs
  /** Since the class started; 0 before. */
  elapsedMs: number
  /** Until the scheduled end; negative when the class runs over. `null` before the room is known. */
  untilEndMs: number | null
  /** Until the scheduled start; negative once it passed. */
  untilStartMs: number | null
}

export function useNow(): EpochMs {
  const offset = useChannel((state) => state.clockOffsetMs)
  const [tick, setTick] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setTick(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return tick + offset
}

export function useClassClock(): ClassClock {
  const now = useNow()
  const { startedAt, endedAt, settings } = useChannel(({ room }) => ({
    startedAt: room.startedAt,
    endedAt: room.endedAt,
    settings: room.settings,
  }))
  return {
    now,
    elapsedMs: startedAt === null ? 0 : Math.max(0, (endedAt ?? now) - startedAt),
    untilEndMs: settings ? settings.scheduledEnd - now : null,
    untilStartMs: settings ? settings.scheduledStart - now : null,
  }
}

/** Minutes and seconds, as long classes are counted too: 0:07, 45:30, 92:05. */
export function formatMinutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
