/** The board inside the room's log. Stroke points travel packed; see `stroke-codec.ts` for the bytes. */
import type { UserId } from '../room/ids.ts'

export type PageId = string
/** Unique in the room, made by the author's client. */
export type StrokeId = string

/** Pages have one logical size; renderers scale it. */
export const PAGE_WIDTH = 1280
export const PAGE_HEIGHT = 720
export const PAGE_LIMIT = 200
/** A packed stroke may not be larger; longer ones are split by the pen. */
export const STROKE_MAX_BYTES = 32 * 1024
/**
 * Limits the strokes of one page, by `strokeSize`: 57,000 strokes of 40 points. A hand that writes eight strokes a
 * second for 90 minutes stays below it. [R40]
 */
export const PAGE_MAX_BYTES = 8 * 1024 * 1024
/** The same for all pages together: four full ones. It is what a newcomer has to download. [R40] */
export const BOARD_MAX_BYTES = 32 * 1024 * 1024
/** Limits what one author's undo keeps of strokes that are no longer on a page to one full page. [R40] */
export const HISTORY_MAX_BYTES = 8 * 1024 * 1024

export interface Stroke {
  id: StrokeId
  author: UserId
  bytes: Uint8Array
}

/**
 * A list that is cheap to append to without changing the old one: full chunks are shared between versions.
 * Order is drawing order.
 */
export type StrokeList = readonly (readonly Stroke[])[]

export interface BoardPage {
  id: PageId
  /** CSS-independent background name; more kinds (image, PDF page) come later. */
  background: PageBackground
  strokes: StrokeList
  strokeCount: number
  /** Sum of `strokeSize`. */
  sizeBytes: number
}
export const PAGE_BACKGROUNDS = ['white', 'green', 'black', 'grid', 'tianzige'] as const
export type PageBackground = (typeof PAGE_BACKGROUNDS)[number]

/** One undoable act of one author on one page. `strokes` keeps what an erase took, so that undo can bring it back. */
export interface HistoryEntry {
  pageId: PageId
  act: 'add' | 'erase'
  strokes: readonly { stroke: Stroke; index: number }[]
}
/** Newest first; at most `HISTORY_DEPTH` of each. */
export interface AuthorHistory {
  undo: readonly HistoryEntry[]
  redo: readonly HistoryEntry[]
}
export const HISTORY_DEPTH = 100

export interface BoardState {
  pages: readonly BoardPage[]
  currentPageId: PageId
  history: Readonly<Record<UserId, AuthorHistory>>
}
