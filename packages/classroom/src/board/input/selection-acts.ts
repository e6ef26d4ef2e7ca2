import type { BoardPage, Stroke, StrokeId } from '../../core/board/board-types.ts'
import type { ElementStyle } from '../../core/board/elements/restyle.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'
import type { SelectionAct } from '../../ports/board-engine.ts'
import { idsOfPaste, pasteCommands } from './clipboard.ts'

export interface ActsWorld {
  page(): BoardPage
  /** All that this person may change. */
  allIds(): readonly StrokeId[]
  ask(command: RoomCommand): void
  erase(ids: readonly StrokeId[]): void
  onChange(): void
}

export interface ActedSelection {
  /** Sends a drag or a nudge that is still open, because an act applies to the moved elements. */
  sendMove(): void
  strokes(): readonly Stroke[]
  choose(ids: Iterable<StrokeId>): void
}

/** Does what a menu or a key asks of the selection, and keeps the elements that were copied. */
export function createSelectionActs(world: ActsWorld, selection: ActedSelection) {
  let copied: readonly Stroke[] = []
  let pastes = { pageId: '', times: 0 }

  function act(what: SelectionAct): void {
    selection.sendMove()
    const strokes = selection.strokes()
    const pageId = world.page().id
    const list = strokes.map(({ id }) => id)
    if (what === 'paste') return paste()
    if (what === 'selectAll') return selection.choose(world.allIds())
    if (list.length === 0) return
    if (what === 'copy' || what === 'cut') copied = strokes.map(({ isLocked: _locked, ...stroke }) => stroke)
    if (what === 'copy' || what === 'cut') pastes = { pageId, times: what === 'cut' ? -1 : 0 }
    if (what === 'duplicate') {
      copied = strokes.map(({ isLocked: _locked, ...stroke }) => stroke)
      pastes = { pageId, times: 0 }
      return paste()
    }
    if (what === 'delete' || what === 'cut') {
      world.erase(list)
      selection.choose([])
    }
    if (what === 'front' || what === 'back') world.ask({ type: 'board.reorder', pageId, ids: list, to: what })
    if (what === 'lock' || what === 'unlock') {
      world.ask({ type: 'board.lock', pageId, ids: list, locked: what === 'lock' })
    }
    world.onChange()
  }

  function restyle(style: ElementStyle): void {
    selection.sendMove()
    const ids = selection.strokes().map(({ id }) => id)
    if (ids.length > 0) world.ask({ type: 'board.restyle', pageId: world.page().id, ids, style })
    world.onChange()
  }

  function paste(): void {
    if (copied.length === 0) return
    const pageId = world.page().id
    pastes = { pageId, times: pastes.pageId === pageId ? pastes.times + 1 : 0 }
    const commands = pasteCommands(copied, pageId, pastes.times)
    for (const command of commands) world.ask(command)
    selection.choose(idsOfPaste(commands))
  }

  return { act, restyle, canPaste: () => copied.length > 0 }
}
