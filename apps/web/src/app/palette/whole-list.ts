/**
 * The palette looks through rows by itself, because it knows how hanzi are read: through the first page, which is as
 * long as the API allows and asked for once. What a longer list has beyond it, the server finds, as it is written.
 */
export const WHOLE_LIST = 100
/** So many answers of a kind are enough: who wants another types more. */
export const MOST_FOUND = 5
/** Schools and students come and go slowly, and the palette is opened often. */
export const STALE_MS = 300_000
