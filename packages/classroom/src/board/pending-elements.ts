/** Our own changes of elements until the authority confirms them, shown as if they had happened. */
import type { BoardPage, Stroke, StrokeId } from '../core/board/board-types.ts'
import { piecesOf } from '../core/board/cut-stroke.ts'
import { composed, IDENTITY } from '../core/board/elements/matrix.ts'
import { restyled } from '../core/board/elements/restyle.ts'
import { findStrokes, hasStroke } from '../core/board/stroke-list.ts'
import type { RoomCommand } from '../core/room/room-types.ts'

export interface PendingElements {
  /** What stands on the page, and is shown in another version or not at all. */
  hidden: ReadonlySet<StrokeId>
  /** In the order they came. */
  shown: readonly Stroke[]
}

const NOTHING: PendingElements = { hidden: new Set(), shown: [] }

/** @param author of what is added */
export function pendingElements(page: BoardPage, pending: readonly RoomCommand[], author: string): PendingElements {
  const commands = pending.filter((command) => 'pageId' in command && command.pageId === page.id)
  if (commands.length === 0) return NOTHING
  const hidden = new Set<StrokeId>()
  const shown = new Map<StrokeId, Stroke>()

  const standing = (ids: readonly StrokeId[]): readonly Stroke[] => {
    const onPage = findStrokes(page.strokes, new Set(ids.filter((id) => !shown.has(id) && !hidden.has(id))))
    return [...onPage.map(({ stroke }) => stroke), ...ids.flatMap((id) => shown.get(id) ?? [])]
  }
  const put = (stroke: Stroke) => {
    if (hasStroke(page.strokes, stroke.id)) hidden.add(stroke.id)
    shown.set(stroke.id, stroke)
  }
  const add = (stroke: Stroke) => {
    if (!hasStroke(page.strokes, stroke.id)) shown.set(stroke.id, stroke)
  }

  for (const command of commands) {
    switch (command.type) {
      case 'board.addElement':
        add({ id: command.elementId, author, bytes: command.bytes })
        break
      case 'board.paste': {
        let offset = 0
        for (const { elementId, length, matrix } of command.items) {
          const bytes = command.bytes.subarray(offset, offset + length)
          add({ id: elementId, author, bytes, ...(matrix && { matrix }) })
          offset += length
        }
        break
      }
      case 'board.replace':
        for (const stroke of standing([command.elementId])) put({ ...stroke, bytes: command.bytes })
        break
      case 'board.restyle':
        for (const stroke of standing(command.ids)) put({ ...stroke, bytes: restyled(stroke.bytes, command.style) })
        break
      case 'board.transform':
        for (const stroke of standing(command.ids)) {
          put({ ...stroke, matrix: composed(command.matrix, stroke.matrix ?? IDENTITY) })
        }
        break
      case 'board.cut': {
        let no = 0
        for (const { strokeId, keep } of command.cuts) {
          const [stroke] = standing([strokeId])
          const pieces = stroke === undefined ? null : piecesOf(stroke, keep, command.cutId, no)
          if (pieces === null) continue
          no += pieces.length
          hidden.add(strokeId)
          shown.delete(strokeId)
          for (const piece of pieces) add(piece)
        }
        break
      }
      case 'board.erase':
        for (const id of command.strokeIds) shown.delete(id)
        break
      default:
    }
  }
  return { hidden, shown: [...shown.values()] }
}
