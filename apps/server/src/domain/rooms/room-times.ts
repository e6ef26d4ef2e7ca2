import { MINUTE_MS } from '../durations.ts'

/** When a room opens, closes and ends. The room's settings carry them into `decide`, so both read the same numbers. */

/** [R1] */
export const ENTRY_OPENS_BEFORE_MS = 10 * MINUTE_MS
/** [R2] */
export const ENTRY_CLOSES_AFTER_MS = 30 * MINUTE_MS
/** [R4] */
export const AUTO_END_AFTER_MS = 30 * MINUTE_MS
/** [R3] says "early" without a limit; an hour keeps a slip of the hand from starting tomorrow's lesson. */
export const EARLY_START_MS = 60 * MINUTE_MS
/** Seats of a class where the school says nothing else. [R5] */
export const CLASS_LIMIT = { small: 30, large: 200 } as const
/** Limits a room of each type. A school may sell up to so many seats of a large class. [R5] */
export const ROOM_LIMIT = { small: 30, large: 500 } as const
