/** What the tools are set to, within the limits that the page can show. Pure. */
import { TEXT_SIZES } from '../core/board/elements/element-types.ts'
import {
  type BoardEngineState,
  type BoardEraser,
  type BoardPen,
  type BoardShapeStyle,
  type BoardTextStyle,
  PEN_WIDTHS_LIMIT,
} from '../ports/board-engine.ts'

export const STARTING_TOOLS = {
  tool: 'pen',
  pen: { color: '#1f1f1f', width: 4 },
  penTip: 'round',
  highlighter: { color: '#fadb14', width: 20 },
  eraser: { mode: 'stroke', width: 24 },
  shape: 'rectangle',
  shapeStyle: { isFilled: false, dash: 'solid' },
  text: { size: 40, color: '#1f1f1f', align: 'left', isList: false, hasToneColors: true },
  selectMode: 'box',
} as const satisfies Partial<BoardEngineState>

/** One list for all that is empty: the state is the same as long as nothing comes. */
export const NONE: readonly never[] = []

/** A board before it is shown. */
export const STARTING_STATE: BoardEngineState = {
  ...STARTING_TOOLS,
  ruler: null,
  selection: null,
  editing: null,
  syllable: null,
  cards: NONE,
  canPaste: false,
  zoom: 1,
  isFollowing: true,
  hasNewInk: false,
  marker: null,
  shownPageId: null,
  isReady: false,
  unconfirmed: 0,
  missingFiles: NONE,
  clips: NONE,
}

const ERASER_WIDTHS = { min: 4, max: 80 }

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Each gives the same object when nothing changes. */
export const withPen = (pen: BoardPen, { color = pen.color, width = pen.width }: Partial<BoardPen>): BoardPen =>
  kept(pen, { color, width: within(width, PEN_WIDTHS_LIMIT.min, PEN_WIDTHS_LIMIT.max) })

export const withEraser = (eraser: BoardEraser, change: Partial<BoardEraser>): BoardEraser => {
  const { mode, width } = { ...eraser, ...change }
  return kept(eraser, { mode, width: within(width, ERASER_WIDTHS.min, ERASER_WIDTHS.max) })
}

export const withShapeStyle = (style: BoardShapeStyle, change: Partial<BoardShapeStyle>): BoardShapeStyle =>
  kept(style, { ...style, ...change })

export const withTextStyle = (style: BoardTextStyle, change: Partial<BoardTextStyle>): BoardTextStyle => {
  const next = { ...style, ...change }
  return kept(style, { ...next, size: within(next.size, TEXT_SIZES.min, TEXT_SIZES.max) })
}

const kept = <T extends object>(before: T, after: T): T =>
  Object.entries(after).every(([name, value]) => before[name as keyof T] === value) ? before : after
