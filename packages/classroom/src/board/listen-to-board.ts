import type { BoardEngine, BoardTool } from '../ports/board-engine.ts'
import { boardKeyAction } from './input/board-keys.ts'
import { type BoardHands, createKeyActions } from './key-actions.ts'
import { pasteInto } from './input/paste.ts'
import type { BoardView } from './board-view.ts'
import type { PointerHow, PointerMode } from './input/pointer-input.ts'
import { listenToPointers } from './input/pointer-input.ts'
import { createPenRest, mayMeanShape } from './input/pen-rest.ts'
import { recognizeShape } from './input/recognize-shape.ts'
import { watchStrayPresses } from './input/stray-presses.ts'
import type { PointerSample } from './ink/stroke-builder.ts'
import { canPan as isLarger, panned, scaleOf, toPage, zoomed } from './viewport.ts'

// CSS pixels around the pointer that the eraser touches.
const ERASER_RADIUS = 9
// `PointerEvent.buttons` of a pen held by its eraser end.
const PEN_ERASER_BUTTON = 32
const MODE_OF_TOOL: Record<BoardTool, PointerMode> = {
  select: 'select',
  pen: 'draw',
  highlighter: 'mark',
  eraser: 'erase',
  shape: 'shape',
  text: 'text',
  laser: 'laser',
  hand: 'pan',
}
const CURSOR_OF_TOOL: Record<BoardTool, string> = {
  select: 'default',
  pen: 'crosshair',
  highlighter: 'crosshair',
  eraser: 'cell',
  shape: 'crosshair',
  text: 'text',
  laser: 'none',
  hand: 'grab',
}

export function listenToBoard(view: BoardView, hands: BoardHands): () => void {
  const { engine, channel, tools, lasers, canDraw, shownPage } = hands
  const { perform, openText } = createKeyActions(view, hands)
  const { root } = view
  const listening = new AbortController()
  const options = { signal: listening.signal }
  let isSpaceDown = false
  let panFrom: PointerSample | null = null
  const penRest = createPenRest(() => mayMeanShape(shownPage(), engine.getState().penTip), recognize)

  const place = (sample: PointerSample): PointerSample => ({ ...sample, ...toPage(view.getViewport(), sample) })
  const scale = () => scaleOf(view.getViewport())
  const canPan = () => isLarger(view.getViewport())
  const pointRadius = () => engine.getState().eraser.width / 2

  const isStray = watchStrayPresses(root, listening.signal)
  const stopPointers = listenToPointers(root, {
    modeFor(event) {
      if (isStray()) return null
      if (event.button === 1 || isSpaceDown) return canPan() ? 'pan' : null
      if (event.button === 2) return null
      const { tool, eraser } = engine.getState()
      if (!canDraw() || tool === 'hand') return canPan() ? 'pan' : null
      if (event.buttons & PEN_ERASER_BUTTON) return 'erase'
      return tool === 'eraser' && eraser.mode === 'point' ? 'eraseParts' : MODE_OF_TOOL[tool]
    },
    begin(mode, sample, how) {
      // A press beside the field ends writing, and nothing more.
      const wasWriting = tools.text.isOpen()
      view.focusByPointer()
      if (wasWriting && mode === 'text') return
      begin(mode, sample, how)
      restyle()
      view.requestFrame()
    },
    move(mode, samples, how) {
      const last = samples.at(-1)
      if (last === undefined) return
      move(mode, samples, last, how)
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

  function begin(mode: PointerMode, sample: PointerSample, { isShift, isCoarse }: PointerHow): void {
    const settings = engine.getState()
    const { pen, penTip, highlighter, selectMode, text } = settings
    const at = place(sample)
    const pageId = shownPage().id
    if (mode === 'draw') {
      const tool = penTip === 'brush' ? 'brush' : 'pen'
      tools.pen.begin(pageId, pen, at, { tool, isStraight: isShift, along: tools.ruler.along(at, pen.width) })
      penRest.watch(sample)
    }
    if (mode === 'mark') {
      const along = tools.ruler.along(at, highlighter.width)
      tools.pen.begin(pageId, highlighter, at, { tool: 'highlighter', isStraight: isShift, along })
    }
    if (mode === 'erase') tools.eraser.begin(pageId, at, ERASER_RADIUS / scale())
    if (mode === 'eraseParts') tools.pointEraser.begin(pageId, at, pointRadius())
    if (mode === 'shape') tools.shapes.begin(pageId, at, settings)
    if (mode === 'text') write(at, text)
    if (mode === 'select') tools.syllables.begin(at)
    if (mode === 'select') tools.select.begin(at, scale(), { mode: selectMode, isAdding: isShift, isCoarse })
    if (mode === 'laser') lasers.point(at)
    if (mode === 'pan') panFrom = sample
  }

  function move(mode: PointerMode, samples: readonly PointerSample[], last: PointerSample, how: PointerHow): void {
    if ((mode === 'draw' || mode === 'mark') && tools.recognized() === null) tools.pen.move(samples.map(place))
    if (mode === 'draw') penRest.watch(last)
    if (mode === 'erase') for (const sample of samples) tools.eraser.sweepTo(place(sample), ERASER_RADIUS / scale())
    if (mode === 'eraseParts') tools.pointEraser.sweepTo(place(last), pointRadius())
    if (mode === 'shape') tools.shapes.move(place(last), how.isShift)
    if (mode === 'select') tools.syllables.move(place(last))
    if (mode === 'select') tools.select.move(place(last), how.isShift)
    if (mode === 'laser') lasers.point(place(last))
    if (mode === 'pan' && panFrom !== null) {
      view.setViewport(panned(view.getViewport(), last.x - panFrom.x, last.y - panFrom.y))
      panFrom = last
    }
  }

  function finish(mode: PointerMode, how: 'end' | 'cancel'): void {
    penRest.stop()
    const meant = tools.recognized()
    if (mode === 'draw' || mode === 'mark') {
      if (meant === null) tools.pen[how]()
      else if (how === 'end') tools.addShape(shownPage().id, meant)
      tools.setRecognized(null)
    }
    if (mode === 'erase') tools.eraser[how]()
    if (mode === 'eraseParts') tools.pointEraser[how]()
    if (mode === 'shape') tools.shapes[how]()
    if (mode === 'select') tools.select[how]()
    if (mode === 'select' && how === 'end') tools.syllables.end()
    if (mode === 'laser') lasers.point(null)
    panFrom = null
    restyle()
    view.requestFrame()
  }

  // Replaces the line by the shape that was meant.
  function recognize(): void {
    const points = tools.pen.points()
    const shape = points && recognizeShape(points, engine.getState().pen)
    if (shape === null) return
    tools.pen.cancel()
    tools.setRecognized(shape)
  }

  // On a text that stands there it is opened, elsewhere a new one begins.
  function write(at: PointerSample, style: ReturnType<BoardEngine['getState']>['text']): void {
    const sweep = { x0: at.x, y0: at.y, x1: at.x, y1: at.y, radius: 2 / scale() }
    view.search(shownPage().id, sweep, (found) => {
      const texts = tools.strokesOf(new Set(found)).toReversed()
      if (openText(texts)) return
      tools.text.begin(at, style)
      engine.setTextStyle({})
    })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === ' ') {
      isSpaceDown = true
      event.preventDefault()
      return restyle()
    }
    const action = boardKeyAction(event)
    if (action === null || !perform(action)) return
    event.preventDefault()
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
  root.addEventListener('paste', pasteInto(engine, canDraw), options)
  root.addEventListener('keyup', (event) => event.key === ' ' && releaseSpace(), options)
  root.addEventListener('blur', releaseSpace, options)
  root.addEventListener(
    'dblclick',
    () => {
      // The first press may have taken a syllable.
      tools.syllables.choose(null)
      if (engine.getState().tool === 'select') openText(tools.select.strokes())
    },
    options,
  )
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
    penRest.stop()
    // Ink that was drawn stays drawn, even if the board is taken away under the pen.
    tools.pen.end()
    tools.eraser.close()
    tools.pointEraser.close()
    tools.select.cancel()
    tools.shapes.cancel()
    lasers.point(null)
  }
}
