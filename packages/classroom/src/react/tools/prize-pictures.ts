import type { PrizeKind } from '../../core/room/practice-types.ts'

export const PRIZE_PICTURES: Readonly<Record<PrizeKind, string>> = { star: '⭐', flower: '🌸', trophy: '🏆' }
