/** Elements that were copied, and the commands that put them on a page again. */
import type { PageId, Stroke, StrokeId } from '../../core/board/board-types.ts'
import { composed, IDENTITY, moveBy } from '../../core/board/elements/matrix.ts'
import { type Paste, pasteCommands as pasteAsTheyLie } from '../../core/room/rules/paste-commands.ts'
import { newStrokeId } from '../ink/new-stroke-id.ts'

// Each copy lies a little beside the one before, so that it is seen.
const STEP = 24

/** @param times how often the same was pasted before, on the same page */
export function pasteCommands(strokes: readonly Stroke[], pageId: PageId, times: number): readonly Paste[] {
  const moved = moveBy(STEP * times, STEP * times)
  const placed = strokes.map((stroke) => ({ ...stroke, matrix: composed(moved, stroke.matrix ?? IDENTITY) }))
  return pasteAsTheyLie(placed, pageId, newStrokeId)
}

export const idsOfPaste = (commands: readonly Paste[]): readonly StrokeId[] =>
  commands.flatMap(({ items }) => items.map(({ elementId }) => elementId))
