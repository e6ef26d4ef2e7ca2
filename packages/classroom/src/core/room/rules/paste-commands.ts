/** Elements as the commands that put them on a page: each fits into one frame. */
import type { PageId, Stroke, StrokeId } from '../../board/board-types.ts'
import type { ElementCommand } from '../commands/elements.ts'

export type Paste = Extract<ElementCommand, { type: 'board.paste' }>

// A command must fit into one frame, with its header: at most 160 bytes for the id, length and matrix of an element.
const PASTE_BYTES = 40 * 1_024
const PASTE_ITEMS = 150

/** @param newId names each of them anew */
export function pasteCommands(strokes: readonly Stroke[], pageId: PageId, newId: () => StrokeId): readonly Paste[] {
  const commands: Paste[] = []
  let batch: Stroke[] = []
  let size = 0
  const flush = () => {
    if (batch.length > 0) commands.push(pasteOf(batch, pageId, newId))
    batch = []
    size = 0
  }
  for (const stroke of strokes) {
    if (size + stroke.bytes.length > PASTE_BYTES || batch.length === PASTE_ITEMS) flush()
    batch.push(stroke)
    size += stroke.bytes.length
  }
  flush()
  return commands
}

function pasteOf(strokes: readonly Stroke[], pageId: PageId, newId: () => StrokeId): Paste {
  const bytes = new Uint8Array(strokes.reduce((sum, stroke) => sum + stroke.bytes.length, 0))
  let offset = 0
  const items = strokes.map((stroke) => {
    bytes.set(stroke.bytes, offset)
    offset += stroke.bytes.length
    return { elementId: newId(), length: stroke.bytes.length, matrix: stroke.matrix ?? null }
  })
  return { type: 'board.paste', pageId, items, bytes }
}
