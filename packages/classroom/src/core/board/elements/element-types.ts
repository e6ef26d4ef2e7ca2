/** What stands on a page beside ink. All lengths are page pixels. */
import type { Box } from '../place.ts'

/** The first byte of an element. Ink is `stroke-codec.ts`; a format that this version does not know is opaque. */
export const ElementFormat = { ink: 1, shape: 2, text: 3, picture: 4, clip: 5, hanziCard: 6, gridCell: 7 } as const

export const SHAPES = ['line', 'arrow', 'rectangle', 'ellipse', 'triangle', 'tick', 'cross'] as const
export type ShapeName = (typeof SHAPES)[number]
export const DASHES = ['solid', 'dashed', 'dotted'] as const
export type Dash = (typeof DASHES)[number]
export const ALIGNS = ['left', 'center', 'right'] as const
export type Align = (typeof ALIGNS)[number]
/** Grids that Chinese is written in: 田字格, 米字格, 四线三格. */
export const GRIDS = ['tian', 'mi', 'staff'] as const
export type Grid = (typeof GRIDS)[number]

export const TEXT_MAX_LENGTH = 2_000
export const RUBY_MAX_BYTES = 8 * 1_024
export const TEXT_SIZES = { min: 8, max: 200 } as const
export const ALT_MAX_LENGTH = 200
export const HANZI_MAX = 8
export const CELLS_MAX = 12
/** More than any character has. */
export const STROKES_MAX = 64

export interface ShapeElement {
  kind: 'shape'
  shape: ShapeName
  /** A line and an arrow go from its corner to the opposite one, so that width and height may be negative. */
  box: Box
  /** #rrggbb */
  color: string
  /** #rrggbbaa; null for none */
  fill: string | null
  /** 0.25..63.75 */
  width: number
  dash: Dash
}

/** Pinyin above a part of a text. */
export interface Ruby {
  /** In UTF-16 units, ascending, without overlaps. */
  start: number
  length: number
  pinyin: string
}

export interface TextElement {
  kind: 'text'
  /** The box is as wide as the lines may be. Its height is what the author's page measured. */
  box: Box
  size: number
  color: string
  align: Align
  isList: boolean
  /** Each tone has a color of its own. */
  hasToneColors: boolean
  text: string
  ruby: readonly Ruby[]
}

export interface PictureElement {
  kind: 'picture'
  box: Box
  resourceId: string
  /** Shares that are cut off at the sides, 0..1. */
  crop: { left: number; top: number; right: number; bottom: number }
  alt: string
}

export interface ClipElement {
  kind: 'clip'
  box: Box
  media: 'sound' | 'film'
  resourceId: string
  title: string
}

/** Facts about a character that the author's page knew when the card was made. */
export interface HanziReading {
  /** Empty where the character has none. */
  pinyin: string
  /** 0 where there is no data about its strokes: it cannot be animated. */
  strokes: number
}

export interface HanziCardElement {
  kind: 'hanziCard'
  box: Box
  /** 1 to 8 characters. */
  text: string
  grid: Grid
  hasPinyin: boolean
  /** One for each character; left out where nothing was known. */
  readings?: readonly HanziReading[]
}

export interface GridCellElement {
  kind: 'gridCell'
  box: Box
  grid: Grid
  columns: number
  rows: number
  /** The cell gives 2/7 of its height to a row for pinyin. */
  hasPinyin: boolean
  color: string
}

/** Kept, not drawn, and seen as a box. Null where even the box cannot be read. */
export interface OpaqueElement {
  kind: 'opaque'
  box: Box | null
}

export type KnownElement =
  | ShapeElement
  | TextElement
  | PictureElement
  | ClipElement
  | HanziCardElement
  | GridCellElement
export type BoardElement = KnownElement | OpaqueElement
