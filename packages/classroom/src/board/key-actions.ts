/** What keys on the focused board do. */
import type { BoardPage, Stroke } from '../core/board/board-types.ts'
import { moveBy } from '../core/board/elements/matrix.ts'
import type { RoomCommand } from '../core/room/room-types.ts'
import type { BoardEngine } from '../ports/board-engine.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import type { BoardTools } from './board-tools.ts'
import type { BoardView } from './board-view.ts'
import type { BoardKeyAction } from './input/board-keys.ts'
import { shapeBetween, styled } from './input/shape-tool.ts'
import type { createLaserPointers } from './ink/laser-pointers.ts'
import { toPage } from './viewport.ts'

export interface BoardHands {
  engine: BoardEngine
  channel: Pick<RoomChannel, 'subscribe'>
  tools: BoardTools
  lasers: ReturnType<typeof createLaserPointers>
  canDraw(): boolean
  shownPage(): BoardPage
  ask(command: RoomCommand): Promise<void>
  follow(): void
}

// What the shape tool makes by a key.
const PLACED = { width: 240, height: 160 }

export function createKeyActions(view: Pick<BoardView, 'getViewport'>, hands: BoardHands) {
  const { engine, tools, canDraw, shownPage } = hands

  /** @returns false when none of them is a text that may be changed */
  const openText = (strokes: readonly Stroke[]): boolean =>
    strokes.some((stroke) => tools.mayChange(stroke) && tools.text.open(stroke)) && isTold()

  /** @returns false when the key is left to the page around */
  function perform(action: BoardKeyAction): boolean {
    switch (action.type) {
      case 'zoom':
        engine.setZoom(engine.getState().zoom * action.factor)
        return true
      case 'fit':
        engine.setZoom(1)
        return true
      case 'follow':
        hands.follow()
        return true
      default:
        return canDraw() && performWithPen(action)
    }
  }

  function performWithPen(action: Exclude<BoardKeyAction, { type: 'zoom' | 'fit' | 'follow' }>): boolean {
    const hasSelection = tools.select.ids().size > 0
    switch (action.type) {
      case 'tool':
        engine.setTool(action.tool)
        return true
      case 'undo':
      case 'redo':
        void hands.ask({ type: `board.${action.type}` })
        return true
      case 'act': {
        const needsSelection = action.act !== 'paste' && action.act !== 'selectAll'
        if (needsSelection && !hasSelection) return false
        // The clipboard may hold a picture: the event that follows tells.
        if (action.act === 'paste') return false
        engine.act(action.act)
        return true
      }
      case 'step':
        engine.setTool('select')
        tools.select.step(action.by)
        return true
      case 'escape':
        if (engine.getState().tool === 'select' && !hasSelection) return false
        if (engine.getState().tool === 'select') tools.select.choose([])
        else engine.setTool('select')
        return true
      case 'place':
        return putDown()
      case 'move':
      case 'turn':
      case 'scale':
        if (!hasSelection) return false
        if (action.type === 'move') tools.select.shift(moveBy(action.dx, action.dy))
        if (action.type === 'turn') tools.select.turnBy((action.degrees / 180) * Math.PI)
        if (action.type === 'scale') tools.select.scaleBy(action.factor)
        return true
      default:
        return action satisfies never
    }
  }

  // What the pointer does by a press, in the middle of what is seen.
  function putDown(): boolean {
    const { width, height } = view.getViewport()
    const middle = toPage(view.getViewport(), { x: width / 2, y: height / 2 })
    const { tool, shape, shapeStyle, pen, text } = engine.getState()
    if (tool === 'shape') {
      const from = { x: middle.x - PLACED.width / 2, y: middle.y - PLACED.height / 2 }
      const to = { x: from.x + PLACED.width, y: from.y + PLACED.height }
      tools.addShape(shownPage().id, styled(shapeBetween(shape, pen, from, to, false), shapeStyle))
      return true
    }
    if (tool === 'select') return openText(tools.select.strokes())
    if (tool !== 'text') return false
    tools.text.begin({ x: middle.x - 200, y: middle.y }, text)
    return isTold()
  }

  function isTold(): true {
    engine.setTextStyle({})
    return true
  }

  return { perform, openText }
}
