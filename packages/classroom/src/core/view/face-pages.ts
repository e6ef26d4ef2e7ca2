/** Pages of faces, and who comes to the first one by speaking. [R34] */
import type { EpochMs, UserId } from '../room/ids.ts'

export const SPEAKS_FOR_MS = 1_500
export const EXCHANGE_EVERY_MS = 5_000
/** "Round" turns the page this often. */
export const ROUND_MS = 10_000

/** The voices that were heard, as far as the tiles need to know. Times are those of this device. */
export interface Voices {
  /** Since when each person speaks without a pause. */
  since: Readonly<Record<UserId, EpochMs>>
  /** When each person was heard last. */
  lastHeard: Readonly<Record<UserId, EpochMs>>
  /** Pairs that changed places, oldest first. */
  exchanges: readonly (readonly [UserId, UserId])[]
  exchangedAt: EpochMs | null
  /** The other person who speaks, or spoke last, for 1.5 s. A cough changes nothing. */
  leader: UserId | null
}
export const NO_VOICES: Voices = { since: {}, lastHeard: {}, exchanges: [], exchangedAt: null, leader: null }
// Later ones undo earlier ones anyway.
const EXCHANGES_KEPT = 64

export interface SeatedFaces {
  order: readonly UserId[]
  /** Tiles at the front that never change places. */
  fixed: number
  /** Faces on one page. */
  capacity: number
  /** Never leads the own view. */
  me: UserId | null
}

/** @param speaking the people who are heard at `at` */
export function heard(voices: Voices, speaking: readonly UserId[], at: EpochMs, faces: SeatedFaces): Voices {
  if (speaking.length === 0 && Object.keys(voices.since).length === 0) return voices
  const since = Object.fromEntries(speaking.map((userId) => [userId, voices.since[userId] ?? at]))
  const lastHeard = { ...voices.lastHeard, ...Object.fromEntries(speaking.map((userId) => [userId, at])) }
  const speaks = (userId: UserId) => at - (since[userId] ?? at) >= SPEAKS_FOR_MS
  const isLed = voices.leader !== null && speaking.includes(voices.leader)
  const follower = isLed ? undefined : speaking.find((userId) => userId !== faces.me && speaks(userId))
  const next = { ...voices, since, lastHeard, leader: follower ?? voices.leader }
  if (voices.exchangedAt !== null && at - voices.exchangedAt < EXCHANGE_EVERY_MS) return next
  const seated = seatedOrder(faces.order, voices.exchanges)
  const first = seated.slice(faces.fixed, faces.capacity)
  const comes = speaking.find((userId) => seated.indexOf(userId) >= faces.capacity && speaks(userId))
  if (comes === undefined || first.length === 0) return next
  const silent = first.reduce((most, userId) => ((lastHeard[userId] ?? 0) < (lastHeard[most] ?? 0) ? userId : most))
  const exchanges = [...voices.exchanges, [comes, silent] as const].slice(-EXCHANGES_KEPT)
  return { ...next, exchanges, exchangedAt: at }
}

/** The order of tiles after all exchanges between people who are still there. */
export function seatedOrder(order: readonly UserId[], exchanges: Voices['exchanges']): readonly UserId[] {
  if (exchanges.length === 0) return order
  const seated = [...order]
  for (const [a, b] of exchanges) {
    const [i, j] = [seated.indexOf(a), seated.indexOf(b)]
    if (i >= 0 && j >= 0) [seated[i], seated[j]] = [b, a]
  }
  return seated
}

export const pageCount = (faces: number, capacity: number): number =>
  Math.max(1, Math.ceil(faces / Math.max(1, capacity)))

/** @param page from 0; one that is gone shows the last there is */
export function pageOf<T>(order: readonly T[], capacity: number, page: number): readonly T[] {
  const shown = Math.min(page, pageCount(order.length, capacity) - 1)
  return order.slice(shown * capacity, (shown + 1) * capacity)
}

/** The page after this one; behind the last comes the first. */
export const nextPage = (page: number, pages: number, step: 1 | -1 = 1): number => (page + step + pages) % pages
