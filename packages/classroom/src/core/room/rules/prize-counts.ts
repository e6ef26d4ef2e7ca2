import type { UserId } from '../ids.ts'
import type { PrizeKind } from '../practice-types.ts'
import type { RoomState } from '../state-types.ts'

export type PrizeCounts = Readonly<Record<PrizeKind, number>>

export const NO_PRIZES: PrizeCounts = { star: 0, flower: 0, trophy: 0 }

export const prizesOf = ({ prizes }: Pick<RoomState, 'prizes'>, userId: UserId): PrizeCounts =>
  (Object.hasOwn(prizes, userId) ? prizes[userId] : undefined) ?? NO_PRIZES

export const prizeTotal = (counts: PrizeCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
