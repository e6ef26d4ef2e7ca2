/** Draws the board. The local adapter is ours; TIW can stand in its place. */
import type { Language } from '@hwjy/base'
import type { UserId } from '../core/room/ids.ts'
import type { PageId, StrokeId } from '../core/board/board-types.ts'
import type {
  Align,
  Dash,
  HanziCardElement,
  KnownElement,
  Ruby,
  ShapeName,
} from '../core/board/elements/element-types.ts'
import type { ElementStyle } from '../core/board/elements/restyle.ts'
import type { Box, Place } from '../core/board/place.ts'
import type { RefusalCode } from '../core/room/room-types.ts'

export type BoardTool = 'select' | 'pen' | 'highlighter' | 'eraser' | 'shape' | 'text' | 'laser' | 'hand'
export interface BoardPen {
  /** #rrggbb */
  color: string
  /** Logical pixels of a 1280 × 720 page, 1..40. */
  width: number
}
export const PEN_WIDTHS_LIMIT = { min: 1, max: 40 } as const
/** `brush` is as wide as the hand is heavy, or slow where the device cannot tell. */
export type PenTip = 'round' | 'brush'
/** `stroke` takes whole strokes and elements away, `point` only what it passes over. */
export type EraserMode = 'stroke' | 'point'
export interface BoardEraser {
  mode: EraserMode
  /** Logical pixels across, for `point`. */
  width: number
}
export interface BoardShapeStyle {
  /** The inside has a light tint of the pen's color; a line, an arrow, a tick and a cross have none. */
  isFilled: boolean
  dash: Dash
}
export interface BoardTextStyle {
  size: number
  color: string
  align: Align
  isList: boolean
  hasToneColors: boolean
}
/** How a selection is made: with a box around, or a line around. */
export type SelectMode = 'box' | 'lasso'

export interface BoardSelection {
  ids: readonly StrokeId[]
  /** Around all of it, CSS pixels in the mounted element. */
  frame: Box
  isLocked: boolean
  /** True for one text with pinyin that may be corrected. */
  hasPinyin?: boolean
  /** How the first element looks that has any of it; left out where none has. */
  style?: ElementStyle
}
/** A syllable over a text of the board that is being corrected. [R83] */
export interface BoardSyllable {
  elementId: StrokeId
  text: string
  ruby: readonly Ruby[]
  /** In `ruby`. */
  index: number
  /** CSS pixels in the mounted element. */
  frame: Box
}
/** A text that is being written: a field over the page is to stand where the text will. */
export interface BoardTextEditing extends BoardTextStyle {
  /** Null for a new text. */
  elementId: StrokeId | null
  text: string
  ruby: readonly Ruby[]
  /** CSS pixels in the mounted element. */
  frame: Box
  /** CSS pixels per page pixel. */
  scale: number
}
/** A sound or film on the shown page: its player is laid over it. */
export interface BoardClip {
  pageId: PageId
  elementId: StrokeId
  fileId: string
  media: 'sound' | 'film'
  title: string
  /** CSS pixels in the mounted element. */
  frame: Box
}
/** Something that another person wrote beside the view. */
export interface BoardMarker {
  by: UserId
  /** At the edge of the view, CSS pixels in the mounted element. */
  x: number
  y: number
  /** Where it lies from the middle of the view, clockwise from the right. */
  degrees: number
  direction: 'left' | 'right' | 'up' | 'down'
}
/** A straight edge over the page that pens draw along. CSS pixels in the mounted element. */
export interface BoardRuler {
  /** The middle of its edge; the rest of it lies below, where it is level. */
  x: number
  y: number
  /** Clockwise, -180 up to 180. */
  degrees: number
  length: number
  depth: number
}
/** CSS pixels and degrees. */
export interface RulerMove {
  dx?: number
  dy?: number
  degrees?: number
}
/** A character card on the shown page, whose order of strokes is drawn over it. */
export interface BoardCard {
  pageId: PageId
  elementId: StrokeId
  element: HanziCardElement
  /** From page pixels, in which the element's box is, to CSS pixels in the mounted element. */
  transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  /** Around all of it, CSS pixels in the mounted element. */
  frame: Box
}
export type SelectionAct =
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'delete'
  | 'front'
  | 'back'
  | 'lock'
  | 'unlock'
  | 'selectAll'

/** Beside pen, stroke eraser, laser and pages, which every engine has. */
export const BOARD_FEATURES = [
  'select',
  'highlighter',
  'brush',
  'ruler',
  'pointEraser',
  'shape',
  'text',
  'pinyin',
  'paper',
  'followView',
  'hanziCard',
  'gridCell',
  'insert',
  'clips',
  'courseware',
] as const
export type BoardFeature = (typeof BOARD_FEATURES)[number]

export interface BoardEngineState {
  tool: BoardTool
  pen: BoardPen
  penTip: PenTip
  highlighter: BoardPen
  eraser: BoardEraser
  /** Drawn with color and width of the pen. */
  shape: ShapeName
  shapeStyle: BoardShapeStyle
  text: BoardTextStyle
  selectMode: SelectMode
  /** Null when it is put away. */
  ruler: BoardRuler | null
  /** Null when nothing is selected. */
  selection: BoardSelection | null
  editing: BoardTextEditing | null
  /** Null when none was pressed. */
  syllable: BoardSyllable | null
  /** The same list as long as nothing about them changes. */
  cards: readonly BoardCard[]
  /** True when there is something to paste. */
  canPaste: boolean
  /** 1 fits the page into the view. */
  zoom: number
  /** False when a watcher has left the teacher's view or page; always true for the teacher. */
  isFollowing: boolean
  /** True when something was written at the teacher's place since a watcher left it. */
  hasNewInk: boolean
  /** Null when there is nothing beside the view. */
  marker: BoardMarker | null
  /** Null until the room is here. */
  shownPageId: PageId | null
  /** True when everything in view is drawn and sharp. False at first, and for moments while parts are drawn anew. */
  isReady: boolean
  /** Local strokes that the authority has not confirmed yet. */
  unconfirmed: number
  /** Files on the shown page that could not be loaded; the rest of the page is there. */
  missingFiles: readonly { fileId: string; name: string }[]
  /** The same list as long as nothing about them changes. */
  clips: readonly BoardClip[]
}
export interface BoardEngine {
  /** What this engine can do. A tool that is not among them is `unsupported`: the screen leaves it out. */
  readonly features: ReadonlySet<BoardFeature>
  getState(): BoardEngineState
  subscribe(listener: () => void): () => void
  /** Puts the board into `element` and keeps it fitted. Returns unmount: no listener, worker or timer stays. */
  mount(element: HTMLElement): () => void
  /** The language in which the board tells screen readers what it shows; English until it is set. */
  setLanguage(language: Language): void
  /** Does nothing for a tool that the engine has not. */
  setTool(tool: BoardTool): void
  setPen(pen: Partial<BoardPen>): void
  setPenTip(tip: PenTip): void
  setHighlighter(pen: Partial<BoardPen>): void
  setEraser(eraser: Partial<BoardEraser>): void
  setShape(shape: ShapeName): void
  setShapeStyle(style: Partial<BoardShapeStyle>): void
  /** Also of the text that is being written. */
  setTextStyle(style: Partial<BoardTextStyle>): void
  setSelectMode(mode: SelectMode): void
  /** Lays it into the middle of what is seen, or puts it away. Does nothing where the board is not mounted. */
  setRuler(isOut: boolean): void
  moveRuler(move: RulerMove): void
  setZoom(zoom: number): void
  /** Acts on the selection, or on what was copied. Does nothing where there is neither. */
  act(act: SelectionAct): void
  /** Gives the selected elements another look, as one act. Does nothing without a selection. */
  restyle(style: ElementStyle): void
  /**
   * Puts an element on the shown page, selected: around a place, else in the middle of what is seen.
   * @param at CSS pixels in the mounted element
   */
  insert(element: KnownElement, at?: Place): void
  /** Tries the missing files again. */
  retryFiles(): void
  /** Counts the pages of a document. @throws {RoomFileError} */
  countPages(fileId: string): Promise<number>
  /** Ends writing: an empty text is none, and takes the place of a former one by nothing. */
  finishText(text: string, ruby: readonly Ruby[]): void
  /** Ends writing without a change. */
  cancelText(): void
  /** Takes a syllable of the selected text, as a press on it does; null ends that. */
  chooseSyllable(index: number | null): void
  /** Gives the text of the pressed syllable this pinyin. */
  correctSyllables(ruby: readonly Ruby[]): void
  /** Back to what the teacher looks at. */
  follow(): void
  /**
   * Follows the room's current page unless told otherwise. A student is shown no page that they may not look back to.
   * [R80]
   */
  showPage(pageId: PageId | null): void
  /** Moves the view to what the marker points to. */
  showMarked(): void
  /** A picture of one page, PNG by default. @throws {RoomRefusal} `no-such-page` */
  exportPage(pageId: PageId, options?: { width?: number; type?: 'image/png' | 'image/jpeg' }): Promise<Blob>
  /** Laser pointers, for labels on top of the board. Places are CSS pixels in the mounted element. */
  onLaser(
    listener: (laser: { userId: UserId; x: number; y: number } | { userId: UserId; gone: true }) => void,
  ): () => void
  /** Something we drew, erased or undid was refused; it has vanished from the board. */
  onRefused(listener: (code: RefusalCode) => void): () => void
  destroy(): void
}

const TOOL_FEATURE: Partial<Record<BoardTool, BoardFeature>> = {
  select: 'select',
  highlighter: 'highlighter',
  shape: 'shape',
  text: 'text',
}

export function hasTool({ features }: Pick<BoardEngine, 'features'>, tool: BoardTool): boolean {
  const feature = TOOL_FEATURE[tool]
  return feature === undefined || features.has(feature)
}
