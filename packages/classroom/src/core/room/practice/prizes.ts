/** Stars, flowers and trophies: counted per student and lesson, shown to all. [R25] */
import type { UserId } from '../ids.ts'
import { type CommandOf, happened, type Request, refused, studentOf, storableText } from '../decision.ts'
import { PRIZE_COUNT_MAX, PRIZE_KINDS, PRIZE_REASON_LENGTH, type PrizeEvent, type PrizeKind } from './practice-types.ts'
import { isRemoved } from '../room-state.ts'
import type { Decision, RoomState } from '../room-types.ts'

export type PrizeCounts = Readonly<Record<PrizeKind, number>>

export const NO_PRIZES: PrizeCounts = { star: 0, flower: 0, trophy: 0 }

/** Awards people who are or were in the class that runs; a connection that just dropped costs no student a star. */
export function decideAwardPrize({ room, command }: Request<CommandOf<'awardPrize'>>): Decision {
  if (room.status !== 'live') return refused('class-not-started')
  const { prize, count } = command
  const reason = storableText(command.reason)
  const userIds = [...new Set(command.userIds)]
  const isCount = Number.isInteger(count) && count >= 1 && count <= PRIZE_COUNT_MAX
  if (userIds.length === 0 || !isCount || reason.length > PRIZE_REASON_LENGTH) return refused('prize-invalid')
  if (userIds.some((userId) => !studentOf(room, userId) || isRemoved(room, userId))) {
    return refused('no-such-participant')
  }
  return happened({ type: 'prizeAwarded', userIds, prize, count, reason })
}

export function applyPrizeAwarded(room: RoomState, { userIds, prize, count }: PrizeEvent): RoomState {
  const awarded = userIds.map((userId): [UserId, PrizeCounts] => {
    const counts = prizesOf(room, userId)
    return [userId, { ...counts, [prize]: counts[prize] + count }]
  })
  return { ...room, prizes: { ...room.prizes, ...Object.fromEntries(awarded) } }
}

export const prizesOf = ({ prizes }: RoomState, userId: UserId): PrizeCounts =>
  (Object.hasOwn(prizes, userId) ? prizes[userId] : undefined) ?? NO_PRIZES

export const prizeTotal = (counts: PrizeCounts): number => PRIZE_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
