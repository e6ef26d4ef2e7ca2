export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
/** Twenty-four hours; days of a calendar can be longer or shorter, see `calendar.ts`. */
export const DAY_MS = 24 * HOUR_MS
