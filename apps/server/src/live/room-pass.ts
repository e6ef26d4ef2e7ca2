import type { EpochMs, Role, RoomId, UserId } from '@hwjy/classroom/core'
import type { Signer } from '../auth/tokens.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import type { Clock } from '../ports/clock.ts'
import type { TokenVerdict, VerifyRtcToken } from '../rtc/rtc-host.ts'

/** Says that this person may enter this room, for a short while. */
export interface RoomPass {
  roomId: RoomId
  userId: UserId
  role: Role
  name: string
  /** The sign-in it was given to, and ends with. */
  sessionId: string
  expiresAt: EpochMs
}

export const PASS_LIFETIME_MS = 2 * MINUTE_MS
/** `room`: the first frame of a socket. `rtc`: the `join` signal. One does not open the other. */
export type PassPurpose = 'room' | 'rtc'

export interface RoomPasses {
  issue(
    purpose: PassPurpose,
    holder: Omit<RoomPass, 'expiresAt'>,
    now: EpochMs,
  ): Promise<{ token: string; expiresAt: EpochMs }>
  read(purpose: PassPurpose, token: string, now: EpochMs): Promise<RoomPass | 'expired' | 'invalid'>
}

export function createRoomPasses(signer: Signer): RoomPasses {
  return {
    async issue(purpose, holder, now) {
      const expiresAt = now + PASS_LIFETIME_MS
      return { token: await signer.sign(purpose, { ...holder, expiresAt }), expiresAt }
    },
    async read(purpose, token, now) {
      // A payload with our signature has the shape that we gave it, though perhaps an older one.
      const pass = (await signer.verify(purpose, token)) as (Omit<RoomPass, 'sessionId'> & Partial<RoomPass>) | null
      if (!pass) return 'invalid'
      const { sessionId } = pass
      // One that belongs to no sign-in could not end with it. Its holder asks for another.
      if (typeof sessionId !== 'string') return 'expired'
      return pass.expiresAt > now ? { ...pass, sessionId } : 'expired'
    },
  }
}

/** Checks passes for the media host: the pass must be of the very person and room that the socket belongs to. */
export function rtcTokenVerifier(passes: RoomPasses, clock: Clock): VerifyRtcToken {
  return async (token, peer): Promise<TokenVerdict> => {
    const pass = await passes.read('rtc', token, clock.now())
    if (pass === 'expired') return 'token-expired'
    return pass !== 'invalid' && pass.roomId === peer.roomId && pass.userId === peer.userId ? 'valid' : 'token-invalid'
  }
}
