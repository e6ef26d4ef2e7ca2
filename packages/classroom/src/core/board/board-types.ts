/** The board inside the room's log. Stroke points travel packed; see `stroke-codec.ts` for the bytes. */
import type { EpochMs, UserId } from '../room/ids.ts'
import type { Matrix } from './elements/matrix.ts'
import type { PageBackground, Paper } from './paper.ts'
import type { ClipRate, HanziSpeed, HanziState } from './play-settings.ts'
import type { Sheet } from './sheet.ts'

export { PAGE_BACKGROUNDS, type PageBackground } from './paper.ts'

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

/** One thing that stands on a page: ink, or another element by the first of its bytes. Never changed, only replaced. */
export interface Stroke {
  id: StrokeId
  author: UserId
  bytes: Uint8Array
  /** Left out where it lies as it was made. */
  matrix?: Matrix
  /** Left out where it may be moved, changed and erased. */
  isLocked?: true
}
/** @property index place in drawing order */
export interface PlacedStroke {
  stroke: Stroke
  index: number
}

/**
 * A list that is cheap to append to without changing the old one: full chunks are shared between versions.
 * Order is drawing order.
 */
export type StrokeList = readonly (readonly Stroke[])[]

export interface BoardPage {
  id: PageId
  /** What the page had before papers; `paper` comes in its place. */
  background: PageBackground
  paper?: Paper
  /** Lies on the paper, under everything that is written. */
  sheet?: Sheet
  strokes: StrokeList
  strokeCount: number
  /** Sum of `strokeSize`. */
  sizeBytes: number
}

/** Elements that another version of them takes the place of, and the pieces of a cut stroke that do. */
export interface Swap {
  before: readonly PlacedStroke[]
  after: readonly PlacedStroke[]
}
export interface PlacedPage {
  page: BoardPage
  index: number
}
/**
 * One undoable act of one author. It keeps what is needed in both directions: what an erase took, what stood there
 * before a change, the pages that were deleted.
 * @property actId of pages that came in several commands, with what stands on them
 */
export type HistoryEntry =
  | { act: 'add' | 'erase'; pageId: PageId; strokes: readonly PlacedStroke[] }
  | { act: 'swap'; pageId: PageId; swaps: readonly Swap[] }
  | { act: 'order'; pageId: PageId; before: readonly PlacedStroke[]; after: readonly PlacedStroke[] }
  | { act: 'paper'; pageId: PageId; before: Paper | null; after: Paper | null }
  | { act: 'addPages' | 'removePages'; pageId: PageId; pages: readonly PlacedPage[]; actId?: string }
  | { act: 'movePage'; pageId: PageId; from: number; to: number }
/** Newest first; at most `HISTORY_DEPTH` of each. */
export interface AuthorHistory {
  undo: readonly HistoryEntry[]
  redo: readonly HistoryEntry[]
}
export const HISTORY_DEPTH = 100

/** The part of a page that the teacher looks at. Its height follows from the page's shape. */
export interface BoardPlaceInView {
  pageId: PageId
  /** Its middle, in whole page pixels. */
  x: number
  y: number
  /** Page pixels. */
  w: number
}

/** Sets how a sound or film plays. One plays at a time: another takes its place. [R91] */
export interface ClipSetting {
  pageId: PageId
  elementId: StrokeId
  state: 'playing' | 'paused'
  positionMs: number
  /** Percent of its own speed. */
  rate: ClipRate
  /** Left out where it plays to its end. */
  loop?: ClipLoop
}

/** The part of a clip that is played again and again, from A to B. */
export interface ClipLoop {
  fromMs: number
  toMs: number
}

export interface ClipPlay extends ClipSetting {
  /** The authority's time at which it was at `positionMs`. */
  at: EpochMs
}

/** @property pinyin syllables with marks, a space between them */
export interface Reading {
  word: string
  pinyin: string
}

/**
 * The order of strokes on one card, in step for all. `step` writes one stroke and rests. Which stroke is written now
 * follows from `at`: see `core/hanzi/hanzi-play.ts`.
 */
export interface HanziPlay {
  pageId: PageId
  elementId: StrokeId
  state: HanziState
  /** Strokes that were written at `at`, of all characters of the card together. */
  stroke: number
  speed: HanziSpeed
  /** The moment by the authority's clock. */
  at: EpochMs
}

export interface BoardState {
  pages: readonly BoardPage[]
  currentPageId: PageId
  /** Left out until the teacher has moved it. */
  view?: BoardPlaceInView
  /** The clip that was played last; left out before the first. */
  clip?: ClipPlay
  /** Pages that the class has been on. Left out before the first turn, and in older keyframes. */
  turnedTo?: readonly PageId[]
  /** Whether students may look at them, once the teacher has said so. */
  lookBack?: boolean
  /** Words whose pinyin the teacher has corrected, newest last. Left out before the first. */
  readings?: readonly Reading[]
  /** Left out while no card shows its order of strokes. */
  hanzi?: HanziPlay
  history: Readonly<Record<UserId, AuthorHistory>>
}
