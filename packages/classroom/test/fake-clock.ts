import type { EpochMs } from '../src/core/room/ids.ts'
import type { Clock } from '../src/adapters/local/clock.ts'
import { noon } from './test-room.ts'

export interface FakeClock extends Clock {
  /** Timers that are set. */
  readonly timers: number
  /** Lets time pass: every timer that is due fires in its turn, promises settle in between. */
  advance(ms: number): Promise<void>
}

export function createFakeClock(start: EpochMs = noon): FakeClock {
  let now = start
  const timers = new Set<{ at: EpochMs; call: () => void }>()
  const nextUntil = (end: EpochMs) =>
    [...timers]
      .filter(({ at }) => at <= end)
      .reduce<{ at: EpochMs; call: () => void } | null>(
        (first, timer) => (first === null || timer.at < first.at ? timer : first),
        null,
      )
  return {
    now: () => now,
    after(delayMs, call) {
      const timer = { at: now + Math.max(0, delayMs), call }
      timers.add(timer)
      return () => {
        timers.delete(timer)
      }
    },
    get timers() {
      return timers.size
    },
    async advance(ms) {
      const end = now + ms
      await settled()
      for (let timer = nextUntil(end); timer !== null; timer = nextUntil(end)) {
        timers.delete(timer)
        now = timer.at
        timer.call()
        await settled()
      }
      now = end
    },
  }
}

/** All promises that can settle by now have. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
