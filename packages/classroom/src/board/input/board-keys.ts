import type { BoardTool, SelectionAct } from '../../ports/board-engine.ts'
import { isComposed, type Key, type ZoomKeyAction, zoomKeyAction } from './zoom-keys.ts'

export type BoardKeyAction =
  | { type: 'tool'; tool: BoardTool }
  | { type: 'undo' }
  | { type: 'redo' }
  | ZoomKeyAction
  | { type: 'act'; act: SelectionAct }
  /** Page pixels. */
  | { type: 'move'; dx: number; dy: number }
  | { type: 'turn'; degrees: number }
  | { type: 'scale'; factor: number }
  | { type: 'step'; by: 1 | -1 }
  /** Puts down what the tool makes, in the middle of the view. */
  | { type: 'place' }
  | { type: 'escape' }
  | { type: 'follow' }

const TOOL_KEYS: Readonly<Record<string, BoardTool>> = {
  b: 'pen',
  y: 'highlighter',
  x: 'eraser',
  t: 'text',
  l: 'laser',
  o: 'shape',
  h: 'hand',
}
const ACT_KEYS: Readonly<Record<string, SelectionAct>> = {
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
  a: 'selectAll',
  ']': 'front',
  '[': 'back',
}
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
}
const FAR = 10
const TURN_DEGREES = 15
const SCALE_STEP = 1.1

/** Maps a key on the focused board to its action; null when the key is not the board's. */
export function boardKeyAction(event: Key): BoardKeyAction | null {
  if (isComposed(event)) return null
  const key = event.key.toLowerCase()
  const arrow = ARROWS[key]
  if (arrow !== undefined && !event.ctrlKey && !event.metaKey) return arrowAction(arrow, event)
  if (event.altKey) return null
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' }
    if (key === 'y') return { type: 'redo' }
    const act = ACT_KEYS[key]
    return act === undefined ? null : { type: 'act', act }
  }
  const tool = TOOL_KEYS[key]
  if (tool !== undefined) return { type: 'tool', tool }
  switch (key) {
    case 'delete':
    case 'backspace':
      return { type: 'act', act: 'delete' }
    case '.':
      return { type: 'step', by: 1 }
    case ',':
      return { type: 'step', by: -1 }
    case 'enter':
      return { type: 'place' }
    case 'escape':
      return { type: 'escape' }
    case 'home':
      return { type: 'follow' }
    default:
      return zoomKeyAction(event)
  }
}

// Arrows move; with Alt they turn, and make larger and smaller.
function arrowAction([dx, dy]: readonly [number, number], { altKey, shiftKey }: Key): BoardKeyAction {
  if (!altKey) return { type: 'move', dx: dx * (shiftKey ? FAR : 1), dy: dy * (shiftKey ? FAR : 1) }
  if (dx !== 0) return { type: 'turn', degrees: dx * TURN_DEGREES }
  return { type: 'scale', factor: dy < 0 ? SCALE_STEP : 1 / SCALE_STEP }
}
