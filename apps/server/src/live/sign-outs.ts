import type { EpochMs, UserId } from '@hwjy/classroom/core'
import type { Clock } from '../ports/clock.ts'
import { PASS_LIFETIME_MS, type RoomPass } from './room-pass.ts'

/** Who has signed out lately: a pass outlives the session that it was given to, and must not open a room then. */
export interface SignOuts {
  note(userId: UserId): void
  /** Whether the holder has signed out since this pass was given. */
  voids(pass: RoomPass): boolean
  /** Forgets those whose passes have all expired. */
  forgetOld(): void
}

/** In this process's memory: the rooms are here, too, and a restart takes longer than most passes last. */
export function createSignOuts(clock: Clock): SignOuts {
  const lastAt = new Map<UserId, EpochMs>()
  return {
    note(userId) {
      lastAt.set(userId, clock.now())
    },
    voids: ({ userId, expiresAt }) => expiresAt - PASS_LIFETIME_MS < (lastAt.get(userId) ?? 0),
    forgetOld() {
      const before = clock.now() - PASS_LIFETIME_MS
      for (const [userId, at] of lastAt) if (at < before) lastAt.delete(userId)
    },
  }
}
