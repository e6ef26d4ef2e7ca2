/** Stars, flowers and trophies: counted per student and lesson, shown to all. [R25] */
import type { UserId } from '../ids.ts'
import { integer, listOf, text } from '../../shapes/shape.ts'
import { id, MESSAGE_WIRE_LENGTH } from '../../shapes/room-shapes.ts'
import { prizeKind } from '../../shapes/practice-shapes.ts'
import { happened, refused, storableText, studentOf } from '../decision.ts'
import { PRIZE_COUNT_MAX, PRIZE_REASON_LENGTH, type PrizeKind } from '../practice-types.ts'
import { type PrizeCounts, prizesOf } from '../rules/prize-counts.ts'
import { isRemoved } from '../room-state.ts'
import type { RoomState } from '../state-types.ts'
import { type GivenPrize, PRIZE_UNDO_MS } from '../tool-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

interface Award {
  userIds: readonly UserId[]
  prize: PrizeKind
  count: number
  reason: string
}
export type PrizeCommand = ({ type: 'awardPrize' } & Award) | { type: 'revokePrize'; prizeId: string }
export type PrizeEvent =
  | ({ type: 'prizeAwarded' } & Award)
  | { type: 'prizeRevoked'; prizeId: string; userIds: readonly UserId[]; prize: PrizeKind; count: number }

/** The id of a prize, by the number of its event. */
export const prizeIdOf = (seq: number): string => `prz-${seq}`

// The largest class.
const AWARD_LIMIT = 500

export const prizeCommands: CommandTable<PrizeCommand, PrizeEvent> = {
  awardPrize: {
    ...ordinary,
    rules: ['R25'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: {
      userIds: listOf(id, AWARD_LIMIT),
      prize: prizeKind,
      count: integer(0, Number.MAX_SAFE_INTEGER),
      reason: text(MESSAGE_WIRE_LENGTH),
    },
    marks: ['prizeAwarded'],
    // Awards people who are or were in the class that runs; a connection that just dropped costs no student a star.
    decide({ room, command }) {
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
    },
  },
  revokePrize: {
    ...ordinary,
    rules: ['R25'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { prizeId: id },
    marks: ['prizeRevoked'],
    // A slip of the hand is taken back; a star that a child was glad of is not.
    decide({ room, command: { prizeId }, now }) {
      const given = room.tools.recentPrizes.find((one) => one.id === prizeId)
      if (given === undefined || now > given.at + PRIZE_UNDO_MS) return refused('undo-too-late')
      const { userIds, prize, count } = given
      return happened({ type: 'prizeRevoked', prizeId, userIds, prize, count })
    },
  },
}

export const prizeEvents: EventTable<PrizeEvent> = {
  prizeAwarded: {
    shape: {
      userIds: listOf(id, Number.POSITIVE_INFINITY),
      prize: prizeKind,
      count: integer(1, Number.MAX_SAFE_INTEGER),
      reason: text(MESSAGE_WIRE_LENGTH),
    },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve(room, { seq, at, userIds, prize, count }) {
      const given: GivenPrize = { id: prizeIdOf(seq), at, userIds, prize, count }
      const recent = room.tools.recentPrizes.filter((one) => at <= one.at + PRIZE_UNDO_MS)
      return withPrizes({ ...room, tools: { ...room.tools, recentPrizes: [...recent, given] } }, given, 1)
    },
  },
  prizeRevoked: {
    shape: {
      prizeId: id,
      userIds: listOf(id, Number.POSITIVE_INFINITY),
      prize: prizeKind,
      count: integer(1, Number.MAX_SAFE_INTEGER),
    },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve(room, { prizeId, ...revoked }) {
      const recentPrizes = room.tools.recentPrizes.filter((one) => one.id !== prizeId)
      return withPrizes({ ...room, tools: { ...room.tools, recentPrizes } }, revoked, -1)
    },
  },
}

/** @param sign 1 gives them, -1 takes them back */
function withPrizes(
  room: RoomState,
  { userIds, prize, count }: Pick<GivenPrize, 'userIds' | 'prize' | 'count'>,
  sign: 1 | -1,
): RoomState {
  const changed = userIds.map((userId): [UserId, PrizeCounts] => {
    const counts = prizesOf(room, userId)
    return [userId, { ...counts, [prize]: Math.max(0, counts[prize] + sign * count) }]
  })
  return { ...room, prizes: { ...room.prizes, ...Object.fromEntries(changed) } }
}
