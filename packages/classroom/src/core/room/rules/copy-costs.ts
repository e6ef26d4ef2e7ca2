/**
 * What the commands cost that make copied pages. The tables of commands say the same by these functions; apart from them, a
 * screen that paces its commands needs none of the rules. [R42][R94]
 */
import { LISTED_ID_BYTES } from '../log-size.ts'

/** Limits one selection, one paste and one drag of the point eraser. */
export const SELECTION_LIMIT = 1_000
/** An element of a paste in the log, beside its bytes. */
export const PASTED_ITEM_BYTES = LISTED_ID_BYTES + 48
// They come in one frame and one row, so that ten of them are counted as one that is drawn.
const PASTED_AS_ONE = 10
// An id and its paper in the log.
const NEW_PAGE_BYTES = LISTED_ID_BYTES + 80

export const pasteCost = ({ items, bytes }: { items: readonly unknown[]; bytes: Uint8Array }) => ({
  touchedStrokes: items.length,
  drawnStrokes: Math.ceil(items.length / PASTED_AS_ONE),
  contentBytes: bytes.length + items.length * PASTED_ITEM_BYTES,
})

export const lockCost = ({ ids }: { ids: readonly unknown[] }) => ({
  touchedStrokes: ids.length,
  drawnStrokes: 0,
  contentBytes: ids.length * LISTED_ID_BYTES,
})

export const newPagesCost = ({ pages }: { pages: readonly unknown[] }) => ({
  touchedStrokes: 0,
  drawnStrokes: 0,
  contentBytes: pages.length * NEW_PAGE_BYTES,
})
