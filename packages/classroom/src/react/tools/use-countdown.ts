import { useChannel } from '../hooks/use-room.ts'
import { useTimeAt } from './use-time-at.ts'

/** Whole seconds until an instant of the authority's clock; it changes at the very moment, not once a second. */
export function useCountdown(until: number): number {
  const offset = useChannel((state) => state.clockOffsetMs)
  const ends = until - offset
  const now = useTimeAt([ends - 2_000, ends - 1_000, ends])
  return Math.max(0, Math.ceil((ends - now) / 1_000))
}
