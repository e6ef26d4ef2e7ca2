import type { EpochMs } from '@hwjy/classroom/core'
import type { Clock } from '../ports/clock.ts'
import { PASS_LIFETIME_MS, type RoomPass } from './room-pass.ts'

/** Remembers recent sign-outs: a pass outlives the session that it was given to, and must not open a room then. */
export interface SignOuts {
  /** @param whose a session, or a person with all of theirs */
  note(whose: string): void
  /** True when the session, or the person, has signed out since this pass was given, or in that very millisecond. */
  voids(pass: RoomPass): boolean
  /** Forgets those whose passes have all expired. */
  forgetOld(): void
}

/** In this process's memory: the rooms are here, too, and a restart takes longer than most passes last. */
export function createSignOuts(clock: Clock): SignOuts {
  const lastAt = new Map<string, EpochMs>()
  return {
    note(whose) {
      lastAt.set(whose, clock.now())
    },
    voids: ({ userId, sessionId, expiresAt }) =>
      [userId, sessionId].some((whose) => expiresAt - PASS_LIFETIME_MS <= (lastAt.get(whose) ?? 0)),
    forgetOld() {
      const before = clock.now() - PASS_LIFETIME_MS
      for (const [whose, at] of lastAt) if (at < before) lastAt.delete(whose)
    },
  }
}
