/** Elements that were copied, and the commands that put them on a page again. */
import type { PageId, Stroke, StrokeId } from '../../core/board/board-types.ts'
import { composed, IDENTITY, moveBy } from '../../core/board/elements/matrix.ts'
import type { ElementCommand } from '../../core/room/commands/elements.ts'
import { newStrokeId } from '../ink/new-stroke-id.ts'

type Paste = Extract<ElementCommand, { type: 'board.paste' }>

// Each copy lies a little beside the one before, so that it is seen.
const STEP = 24
// A command must fit into one frame, with its header.
const PASTE_BYTES = 40 * 1_024
const PASTE_ITEMS = 200

/** @param times how often the same was pasted before, on the same page */
export function pasteCommands(strokes: readonly Stroke[], pageId: PageId, times: number): readonly Paste[] {
  const moved = moveBy(STEP * times, STEP * times)
  const commands: Paste[] = []
  let batch: Stroke[] = []
  let size = 0
  const flush = () => {
    if (batch.length > 0) commands.push(pasteOf(batch, pageId))
    batch = []
    size = 0
  }
  for (const stroke of strokes) {
    if (size + stroke.bytes.length > PASTE_BYTES || batch.length === PASTE_ITEMS) flush()
    batch.push({ ...stroke, matrix: composed(moved, stroke.matrix ?? IDENTITY) })
    size += stroke.bytes.length
  }
  flush()
  return commands
}

function pasteOf(strokes: readonly Stroke[], pageId: PageId): Paste {
  const bytes = new Uint8Array(strokes.reduce((sum, stroke) => sum + stroke.bytes.length, 0))
  let offset = 0
  const items = strokes.map((stroke) => {
    bytes.set(stroke.bytes, offset)
    offset += stroke.bytes.length
    return { elementId: newStrokeId(), length: stroke.bytes.length, matrix: stroke.matrix ?? null }
  })
  return { type: 'board.paste', pageId, items, bytes }
}

export const idsOfPaste = (commands: readonly Paste[]): readonly StrokeId[] =>
  commands.flatMap(({ items }) => items.map(({ elementId }) => elementId))
