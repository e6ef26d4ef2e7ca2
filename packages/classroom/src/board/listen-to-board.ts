import type { BoardPage } from '../core/board/board-types.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from '../core/board/board-types.ts'
import type { RoomCommand } from '../core/room/room-types.ts'
import type { BoardEngine, BoardTool } from '../ports/board-engine.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import { boardKeyAction } from './input/board-keys.ts'
import type { BoardView } from './board-view.ts'
import type { createEraserTool } from './input/eraser-tool.ts'
import type { createLaserPointers } from './ink/laser-pointers.ts'
import type { createPenTool } from './input/pen-tool.ts'
import type { PointerMode } from './input/pointer-input.ts'
import { listenToPointers } from './input/pointer-input.ts'
import type { PointerSample } from './ink/stroke-builder.ts'
import { panned, scaleOf, toPage, zoomed } from './viewport.ts'

// CSS pixels around the pointer that the eraser touches.
const ERASER_RADIUS = 9
// `PointerEvent.buttons` of a pen held by its eraser end.
const PEN_ERASER_BUTTON = 32

const MODE_OF_TOOL: Record<BoardTool, PointerMode> = { pen: 'draw', eraser: 'erase', laser: 'laser', hand: 'pan' }
const CURSOR_OF_TOOL: Record<BoardTool, string> = { pen: 'crosshair', eraser: 'cell', laser: 'none', hand: 'grab' }

export interface BoardHands {
  engine: BoardEngine
  channel: Pick<RoomChannel, 'subscribe'>
  pen: ReturnType<typeof createPenTool>
  eraser: ReturnType<typeof createEraserTool>
  lasers: ReturnType<typeof createLaserPointers>
  canDraw(): boolean
  shownPage(): BoardPage
  ask(command: RoomCommand): Promise<void>
}

export function listenToBoard(view: BoardView, hands: BoardHands): () => void {
  const { engine, channel, pen, eraser, lasers, canDraw, shownPage, ask } = hands
  const { root } = view
  const listening = new AbortController()
  const options = { signal: listening.signal }
  let isSpaceDown = false
  let panFrom: PointerSample | null = null

  const place = (sample: PointerSample): PointerSample => ({ ...sample, ...toPage(view.getViewport(), sample) })
  const eraserRadius = () => ERASER_RADIUS / scaleOf(view.getViewport())

  const stopPointers = listenToPointers(root, {
    modeFor(event) {
      if (event.button === 1 || isSpaceDown) return canPan() ? 'pan' : null
      if (event.button === 2) return null
      if (!canDraw() || engine.getState().tool === 'hand') return canPan() ? 'pan' : null
      return event.buttons & PEN_ERASER_BUTTON ? 'erase' : MODE_OF_TOOL[engine.getState().tool]
    },
    begin(mode, sample) {
      view.focusByPointer()
      if (mode === 'draw') pen.begin(shownPage().id, engine.getState().pen, place(sample))
      if (mode === 'erase') eraser.begin(shownPage().id, place(sample), eraserRadius())
      if (mode === 'laser') lasers.point(place(sample))
      if (mode === 'pan') panFrom = sample
      restyle()
      view.requestFrame()
    },
    move(mode, samples) {
      const last = samples.at(-1)
      if (last === undefined) return
      if (mode === 'draw') pen.move(samples.map(place))
      if (mode === 'erase') for (const sample of samples) eraser.sweepTo(place(sample), eraserRadius())
      if (mode === 'laser') lasers.point(place(last))
      if (mode === 'pan' && panFrom !== null) {
        view.setViewport(panned(view.getViewport(), last.x - panFrom.x, last.y - panFrom.y))
        panFrom = last
      }
      view.requestFrame()
    },
    end: (mode) => finish(mode, 'end'),
    cancel: (mode) => finish(mode, 'cancel'),
    hover(at) {
      if (engine.getState().tool !== 'laser' || !canDraw()) return
      lasers.point(at === null ? null : toPage(view.getViewport(), at))
      view.requestFrame()
    },
    pan: (dx, dy) => view.setViewport(panned(view.getViewport(), dx, dy)),
    zoomBy(factor, anchor) {
      const viewport = view.getViewport()
      view.setViewport(zoomed(viewport, viewport.zoom * factor, anchor))
    },
    canPan,
  })

  function finish(mode: PointerMode, how: 'end' | 'cancel'): void {
    if (mode === 'draw') pen[how]()
    if (mode === 'erase') eraser[how]()
    if (mode === 'laser') lasers.point(null)
    panFrom = null
    restyle()
    view.requestFrame()
  }

  function canPan(): boolean {
    const viewport = view.getViewport()
    const scale = scaleOf(viewport)
    return PAGE_WIDTH * scale > viewport.width + 0.5 || PAGE_HEIGHT * scale > viewport.height + 0.5
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === ' ') {
      isSpaceDown = true
      event.preventDefault()
      return restyle()
    }
    const action = boardKeyAction(event)
    const needsPen = action?.type === 'tool' || action?.type === 'undo' || action?.type === 'redo'
    if (action === null || (needsPen && !canDraw())) return
    event.preventDefault()
    if (action.type === 'tool') engine.setTool(action.tool)
    else if (action.type === 'zoom') engine.setZoom(engine.getState().zoom * action.factor)
    else if (action.type === 'fit') engine.setZoom(1)
    else void ask({ type: `board.${action.type}` })
  }

  function releaseSpace(): void {
    isSpaceDown = false
    restyle()
  }

  // Fingers on the board scroll the page around it, unless they have something to do on the board.
  function restyle(): void {
    const isBusy = canDraw() || canPan()
    const { tool } = engine.getState()
    const isHand = tool === 'hand' || isSpaceDown || !canDraw()
    const cursor = isHand ? (canPan() ? 'grab' : 'default') : CURSOR_OF_TOOL[tool]
    root.style.touchAction = isBusy ? 'none' : 'pan-x pan-y'
    root.style.cursor = panFrom === null ? cursor : 'grabbing'
  }

  root.addEventListener('keydown', onKeyDown, options)
  root.addEventListener('keyup', (event) => event.key === ' ' && releaseSpace(), options)
  root.addEventListener('blur', releaseSpace, options)
  // Another tool was taken, or the pen was given or taken away.
  function adapt(): void {
    if (engine.getState().tool !== 'laser' || !canDraw()) lasers.point(null)
    restyle()
  }
  const stopWatching = [engine.subscribe(adapt), channel.subscribe(adapt)]
  restyle()

  return () => {
    stopPointers()
    for (const stop of stopWatching) stop()
    listening.abort()
    // Ink that was drawn stays drawn, even if the board is taken away under the pen.
    pen.end()
    eraser.cancel()
    lasers.point(null)
  }
}
