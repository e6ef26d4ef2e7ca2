/** All tools of one board, and what they show and hide on a page. */
import type { BoardPage, PageId, Stroke, StrokeId } from '../core/board/board-types.ts'
import { encodeElement } from '../core/board/elements/element-codec.ts'
import type { KnownElement, ShapeElement } from '../core/board/elements/element-types.ts'
import { type ElementStyle, styleOf } from '../core/board/elements/restyle.ts'
import type { Place } from '../core/board/place.ts'
import { findStrokes } from '../core/board/stroke-list.ts'
import type { RoomCommand } from '../core/room/room-types.ts'
import type { BoardSelection } from '../ports/board-engine.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import type { BoardView } from './board-view.ts'
import { placedAt } from './elements/placed-at.ts'
import { isHit, type Sweep } from './elements/ink-hit.ts'
import { createSyllables } from './elements/syllables.ts'
import { isTouched, type Painted, unpack } from './elements/painted.ts'
import type { ShownSelection } from './elements/selection-layer.ts'
import type { createShownElements } from './elements/shown-elements.ts'
import { newStrokeId } from './ink/new-stroke-id.ts'
import { createEraserTool } from './input/eraser-tool.ts'
import { createPenTool } from './input/pen-tool.ts'
import { createPointEraser } from './input/point-eraser.ts'
import { createRuler } from './input/ruler.ts'
import { createSelectTool } from './input/select-tool.ts'
import { createShapeTool } from './input/shape-tool.ts'
import type { OptimisticEdits } from './optimistic-edits.ts'
import { createTextEditing, measureHere } from './text-editing.ts'
import { scaleOf, toElement, toPage } from './viewport.ts'

export interface ToolsWorld {
  channel: RoomChannel
  edits: OptimisticEdits
  elements: ReturnType<typeof createShownElements>
  shownPage(): BoardPage
  view(): BoardView | null
  ask(command: RoomCommand): void
  /** A tool, the selection or the text being written changed. */
  onChange(): void
}

export function createBoardTools({ channel, edits, elements, shownPage, view, ask, onChange }: ToolsWorld) {
  const requestFrame = () => view()?.requestFrame()

  const pageOf = (pageId: PageId) => channel.getState().room.board.pages.find((page) => page.id === pageId)
  const isOwn = ({ author }: Stroke) => {
    const { me } = channel.getState()
    return me?.role === 'teacher' || author === me?.userId
  }
  const isFree = (stroke: Stroke) => isOwn(stroke) && stroke.isLocked !== true

  /** Returns the strokes as they are shown: with our own changes that are on their way. */
  function strokesOf(ids: ReadonlySet<StrokeId>): readonly Stroke[] {
    const page = shownPage()
    const hidden = elements.hiddenOn(page)
    const standing = findStrokes(page.strokes, ids).flatMap(({ stroke }) => (hidden.has(stroke.id) ? [] : [stroke]))
    return [...standing, ...elements.shownOn(page).filter(({ id }) => ids.has(id))]
  }

  function mayErase(pageId: PageId, strokeId: StrokeId): boolean {
    return findStrokes(pageOf(pageId)?.strokes ?? [], new Set([strokeId])).every(({ stroke }) => isFree(stroke))
  }

  // What is still on its way can be erased as well.
  function waitingHits(pageId: PageId, sweep: Sweep): StrokeId[] {
    const page = pageOf(pageId)
    if (page === undefined) return []
    const ink = [...edits.inkOn(page)].flatMap(([id, one]) => (isHit(one, sweep) ? [id] : []))
    const others = elements.shownOn(page).filter((stroke) => {
      const painted = unpack(stroke)
      return painted !== null && isTouched(painted, sweep)
    })
    return [...ink, ...others.map(({ id }) => id)]
  }

  const pen = createPenTool(channel, edits)
  const eraser = createEraserTool(
    (pageId, sweep, onFound) => {
      // Looked for at the same moment as the rest: what arrives on the page meanwhile is in one of the two answers.
      const waiting = waitingHits(pageId, sweep)
      view()?.search(pageId, sweep, (ids) => onFound([...ids, ...waiting]))
    },
    edits,
    mayErase,
    requestFrame,
  )
  const pointEraser = createPointEraser(
    (pageId, sweep, onFound) => view()?.search(pageId, sweep, onFound),
    (_pageId, id) => strokesOf(new Set([id])).find(isFree) ?? null,
    (pageId, cutId, cuts) => ask({ type: 'board.cut', pageId, cutId, cuts }),
    requestFrame,
  )
  const addShape = (pageId: PageId, shape: ShapeElement) =>
    ask({ type: 'board.addElement', pageId, elementId: newStrokeId(), bytes: encodeElement(shape) })
  /** Adds it around a place of the mounted element, else in the middle of what is seen, and selects it. */
  const insert = (element: KnownElement, at?: Place) => {
    const elementId = newStrokeId()
    const viewport = view()?.getViewport()
    const middle = viewport && (at ?? { x: viewport.width / 2, y: viewport.height / 2 })
    const placed = viewport && middle ? placedAt(element, toPage(viewport, middle)) : element
    ask({ type: 'board.addElement', pageId: shownPage().id, elementId, bytes: encodeElement(placed) })
    select.choose([elementId])
  }
  const shapes = createShapeTool(addShape)
  const erase = (ids: readonly StrokeId[]) => {
    const free = strokesOf(new Set(ids)).filter(isFree)
    if (free.length > 0)
      edits.sendErase(
        shownPage().id,
        free.map(({ id }) => id),
      )
  }
  const select = createSelectTool({
    page: shownPage,
    strokesOf,
    allIds: () =>
      shownPage()
        .strokes.flat()
        .filter(isOwn)
        .map(({ id }) => id),
    isSelectable: isOwn,
    search: (sweep, onFound) => view()?.search(shownPage().id, sweep, onFound),
    searchWithin: (outline, onFound) => view()?.searchWithin(shownPage().id, outline, onFound),
    ask,
    erase,
    onChange,
  })
  const text = createTextEditing({ page: shownPage, getViewport: () => view()?.getViewport() ?? null, ask, erase })

  const syllables = createSyllables({
    page: shownPage,
    getViewport: () => view()?.getViewport() ?? null,
    selected: () => select.strokes(),
    mayChange: isFree,
    measure: measureHere,
    ask,
    onChange,
  })
  const ruler = createRuler(() => view()?.getViewport() ?? null, onChange)

  const erasedOn = (pageId: PageId): Iterable<StrokeId> => eraser.touchedOn(pageId)

  let hiddenBefore: ReadonlySet<StrokeId> = new Set()
  function hiddenOn(pageId: PageId): ReadonlySet<StrokeId> {
    const hidden = new Set([
      ...edits.erasingOn(pageId),
      ...eraser.touchedOn(pageId),
      ...pointEraser.touchedOn(pageId),
      ...elements.hiddenOn(shownPage()),
      ...text.hiddenOn(pageId),
    ])
    if (select.floating() !== null) for (const id of select.ids()) hidden.add(id)
    // The same set as long as nothing changes, so that a drag of many costs nothing for the page below.
    const isSame = hidden.size === hiddenBefore.size && [...hidden].every((id) => hiddenBefore.has(id))
    if (!isSame) hiddenBefore = hidden
    return hiddenBefore
  }

  let drafts: {
    base: readonly Painted[]
    pieces: readonly Painted[]
    shape: ShapeElement | null
    all: readonly Painted[]
  } | null = null
  function draftsOn(page: BoardPage): readonly Painted[] {
    const base = elements.draftsOn(page)
    const pieces = pointEraser.piecesOn(page.id)
    const shape = recognized ?? shapes.current(page.id)
    if (drafts?.base === base && drafts.pieces === pieces && drafts.shape === shape) return drafts.all
    const all =
      pieces.length === 0 && shape === null
        ? base
        : [...base, ...pieces, ...(shape === null ? [] : [{ element: shape, matrix: undefined }])]
    drafts = { base, pieces, shape, all }
    return all
  }

  // What the pen's line was meant to be, until the pen is lifted.
  let recognized: ShapeElement | null = null

  let told: { frame: object; isLocked: boolean; zoomKey: string; selection: BoardSelection } | null = null
  function selection(): BoardSelection | null {
    const [frame, viewport] = [select.frame(), view()?.getViewport()]
    if (frame === null || viewport === undefined || select.floating() !== null) return null
    const isLocked = select.strokes().some((stroke) => stroke.isLocked === true)
    const zoomKey = `${viewport.left}/${viewport.top}/${scaleOf(viewport)}`
    if (told?.frame === frame && told.isLocked === isLocked && told.zoomKey === zoomKey) return told.selection
    const scale = scaleOf(viewport)
    const shown = {
      ids: [...select.ids()],
      frame: { ...toElement(viewport, frame), width: frame.width * scale, height: frame.height * scale },
      isLocked,
      ...styleOfAll(select.strokes()),
      hasPinyin: select.strokes().length === 1 && select.strokes().every(syllables.canOpen),
    }
    told = { frame, isLocked, zoomKey, selection: shown }
    return shown
  }

  const shownSelection = (): ShownSelection => ({
    frame: select.frame(),
    hasHandles: select.strokes().every((stroke) => stroke.isLocked !== true),
    floating: select.floating(),
    outline: select.outline(),
  })

  /** The pen was taken away: nothing is being done any more. */
  function rest(): void {
    syllables.choose(null)
    select.choose([])
    text.cancel()
  }

  return {
    pen,
    eraser,
    pointEraser,
    shapes,
    select,
    text,
    ruler,
    syllables,
    addShape,
    insert,
    setRecognized(shape: ShapeElement | null) {
      recognized = shape
      requestFrame()
    },
    recognized: () => recognized,
    strokesOf,
    /** A student only their own, nobody what is locked. */
    mayChange: isFree,
    erasedOn,
    hiddenOn,
    draftsOn,
    selection,
    shownSelection,
    rest,
    destroy: () => select.destroy(),
  }
}

/** What can be changed about the look of any of them, each as the first one has it. */
function styleOfAll(strokes: readonly Stroke[]): { style?: ElementStyle } {
  const style = strokes.reduceRight<ElementStyle>((all, { bytes }) => ({ ...all, ...styleOf(bytes) }), {})
  return Object.keys(style).length === 0 ? {} : { style }
}

export type BoardTools = ReturnType<typeof createBoardTools>
