import type { UserId } from '../ids.ts'
import { PRIZE_KINDS, type PrizeKind } from '../practice-types.ts'
import type { RoomState } from '../state-types.ts'

export type PrizeCounts = Readonly<Record<PrizeKind, number>>

export const NO_PRIZES: PrizeCounts = { star: 0, flower: 0, trophy: 0 }

export const prizesOf = ({ prizes }: RoomState, userId: UserId): PrizeCounts =>
  (Object.hasOwn(prizes, userId) ? prizes[userId] : undefined) ?? NO_PRIZES

export const prizeTotal = (counts: PrizeCounts): number => PRIZE_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
