import type { BoardTool } from '../../ports/board-engine.ts'

export type BoardKeyAction =
  | { type: 'tool'; tool: BoardTool }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'zoom'; factor: number }
  | { type: 'fit' }

const TOOL_KEYS: Readonly<Record<string, BoardTool>> = { p: 'pen', e: 'eraser', l: 'laser', h: 'hand' }
const ZOOM_STEP = 1.25

/** Maps a key on the focused board to its action; null when the key is not the board's. */
export function boardKeyAction(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): BoardKeyAction | null {
  if (event.altKey) return null
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' }
    return key === 'y' ? { type: 'redo' } : null
  }
  const tool = TOOL_KEYS[key]
  if (tool !== undefined) return { type: 'tool', tool }
  if (key === '+' || key === '=') return { type: 'zoom', factor: ZOOM_STEP }
  if (key === '-') return { type: 'zoom', factor: 1 / ZOOM_STEP }
  return key === '0' ? { type: 'fit' } : null
}
