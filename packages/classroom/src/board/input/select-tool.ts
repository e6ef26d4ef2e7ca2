import type { Stroke, StrokeId } from '../../core/board/board-types.ts'
import { composed, IDENTITY, isSameMatrix, type Matrix, moveBy } from '../../core/board/elements/matrix.ts'
import type { Box, Place } from '../../core/board/place.ts'
import type { SelectMode } from '../../ports/board-engine.ts'
import type { Sweep } from '../elements/ink-hit.ts'
import { frameOf, type Painted, unpack } from '../elements/painted.ts'
import { type ActsWorld, createSelectionActs } from './selection-acts.ts'
import {
  boxAround,
  boxBetween,
  cornersOf,
  type Handle,
  handleAt,
  middleOf,
  resizing,
  scaledAt,
  TURN_REACH,
  turnedAt,
  turning,
} from './selection-geometry.ts'

export interface SelectWorld extends ActsWorld {
  /** What is shown of it: with our own changes that are on their way. */
  strokesOf(ids: ReadonlySet<StrokeId>): readonly Stroke[]
  /** May be selected at all: a student's own, and for the teacher what is locked too. */
  isSelectable(stroke: Stroke): boolean
  /** What a sweep touches, in drawing order. */
  search(sweep: Sweep, onFound: (ids: readonly StrokeId[]) => void): void
  /** What lies within a closed line. */
  searchWithin(outline: readonly Place[], onFound: (ids: readonly StrokeId[]) => void): void
}

type Drag =
  | { kind: 'around'; from: Place; to: Place; path: readonly Place[]; mode: SelectMode; isAdding: boolean }
  | { kind: 'move'; from: Place; frame: Box }
  | { kind: 'handle'; handle: Handle; frame: Box }

// CSS pixels around a pointer that hit a handle.
const HANDLE_RADIUS = { fine: 12, coarse: 22 }
const CLICK_RADIUS = 4
// Keys that follow each other within this time are one act.
const NUDGE_MS = 400

/** Selecting, and what is done with the selection. A drag is sent when it ends, as one act. */
export function createSelectTool(world: SelectWorld) {
  let ids: ReadonlySet<StrokeId> = new Set()
  let drag: Drag | null = null
  let moving: Matrix = IDENTITY
  // What lies under a press is asked of the worker, and answered a moment later.
  let gestures = 0
  let isAsking = false
  let endedAround: Extract<Drag, { kind: 'around' }> | null = null
  let nudge: ReturnType<typeof setTimeout> | undefined
  // Made once for a selection, so that a drag only moves what is drawn.
  let known: { of: readonly Stroke[]; painted: readonly Painted[]; frame: Box | null } | null = null

  function selected() {
    // Nothing is looked up during a drag: only what is drawn moves.
    if (known !== null && drag !== null && drag.kind !== 'around') return known
    const strokes = ids.size === 0 ? NONE : world.strokesOf(ids)
    if (known !== null && strokes.length === known.of.length && strokes.every((stroke, i) => stroke === known?.of[i])) {
      return known
    }
    const painted = strokes.flatMap((stroke) => unpack(stroke) ?? [])
    known = { of: strokes, painted, frame: boxAround(painted.flatMap((one) => frameOf(one) ?? [])) }
    return known
  }

  function choose(next: Iterable<StrokeId>): void {
    sendMove()
    ids = new Set(next)
    world.onChange()
  }

  /** @param scale CSS pixels per page pixel */
  function begin(at: Place, scale: number, options: { mode: SelectMode; isAdding: boolean; isCoarse: boolean }): void {
    sendMove()
    const { frame } = selected()
    const handle =
      frame &&
      handleAt(frame, at, (options.isCoarse ? HANDLE_RADIUS.coarse : HANDLE_RADIUS.fine) / scale, TURN_REACH / scale)
    if (frame !== null && handle !== null && isFree()) {
      drag = { kind: 'handle', handle, frame }
      return
    }
    if (frame !== null && isWithin(frame, at) && !options.isAdding) {
      drag = isFree() ? { kind: 'move', from: at, frame } : null
      return
    }
    drag = { kind: 'around', from: at, to: at, path: [at], mode: options.mode, isAdding: options.isAdding }
    const sweep = { x0: at.x, y0: at.y, x1: at.x, y1: at.y, radius: CLICK_RADIUS / scale }
    const mine = ++gestures
    isAsking = true
    world.search(sweep, (found) => {
      if (gestures !== mine) return
      isAsking = false
      const top = world.strokesOf(new Set(found)).filter(world.isSelectable).at(-1)
      const [around, isOver] = [drag, drag === null]
      const ended = endedAround
      endedAround = null
      if (top === undefined) {
        if (!options.isAdding) choose([])
        if (ended !== null) surround(ended)
        return
      }
      drag = null
      choose(options.isAdding ? toggled(top.id) : [top.id])
      const now = selected().frame
      if (now === null || !isFree()) return
      // The hand may have gone on, or even have ended, before it was known what lies there.
      const to = around?.kind === 'around' ? around.to : (ended?.to ?? at)
      moving = moveBy(to.x - at.x, to.y - at.y)
      if (isOver) sendMove()
      else drag = { kind: 'move', from: at, frame: now }
      world.onChange()
    })
  }

  const toggled = (id: StrokeId) => (ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
  const isFree = () => selected().of.every(({ isLocked }) => isLocked !== true)

  function move(to: Place, isShift: boolean): void {
    if (drag === null) return
    if (drag.kind === 'around') drag = { ...drag, to, path: [...drag.path, to] }
    else if (drag.kind === 'move') moving = moveBy(to.x - drag.from.x, to.y - drag.from.y)
    else if (drag.handle === 'turn') moving = turning(drag.frame, to, isShift)
    else moving = resizing(drag.frame, drag.handle, to, isShift)
    world.onChange()
  }

  function end(): void {
    const done = drag
    drag = null
    if (done?.kind === 'around' && isAsking) endedAround = done
    else if (done?.kind === 'around') surround(done)
    else if (done !== null) sendMove()
    world.onChange()
  }

  function surround({ from, to, path, mode, isAdding }: Extract<Drag, { kind: 'around' }>): void {
    if (Math.hypot(to.x - from.x, to.y - from.y) < CLICK_RADIUS && path.length < 4) return
    const before = isAdding ? [...ids] : []
    const outline = mode === 'box' ? cornersOf(boxBetween(from, to)) : path
    world.searchWithin(outline, (found) => {
      const within = world.strokesOf(new Set(found)).filter(world.isSelectable)
      choose([...before, ...within.map(({ id }) => id)])
    })
  }

  function cancel(): void {
    gestures++
    endedAround = null
    drag = null
    moving = IDENTITY
    world.onChange()
  }

  // One command for the drag, or for the keys that were pressed.
  function sendMove(): void {
    clearTimeout(nudge)
    nudge = undefined
    if (isSameMatrix(moving, IDENTITY)) return
    const matrix = moving
    moving = IDENTITY
    if (ids.size > 0) world.ask({ type: 'board.transform', pageId: world.page().id, ids: [...ids], matrix })
  }

  function shift(by: Matrix): void {
    if (ids.size === 0 || !isFree()) return
    moving = composed(by, moving)
    clearTimeout(nudge)
    nudge = setTimeout(() => {
      sendMove()
      world.onChange()
    }, NUDGE_MS)
    world.onChange()
  }

  const acts = createSelectionActs(world, { sendMove, strokes: () => selected().of, choose })

  /** Selects the next or the former element of the page; by keys. */
  function step(by: 1 | -1): void {
    const all = world.allIds()
    const [first] = ids
    const at = first === undefined ? (by === 1 ? -1 : 0) : all.indexOf(first)
    const next = all.at((at + by) % Math.max(all.length, 1))
    if (next !== undefined) choose([next])
  }

  return {
    begin,
    move,
    end,
    cancel,
    act: acts.act,
    restyle: acts.restyle,
    shift,
    step,
    choose,
    /** Makes it larger or turns it about its middle. */
    scaleBy: (factor: number) => withMiddle((middle) => shift(scaledAt(middle, factor, factor))),
    turnBy: (angle: number) => withMiddle((middle) => shift(turnedAt(middle, angle))),
    canPaste: acts.canPaste,
    ids: (): ReadonlySet<StrokeId> => ids,
    strokes: () => selected().of,
    /** Page pixels, without what it is being moved by. */
    frame: () => selected().frame,
    /** Being moved: drawn apart from the page. */
    floating: (): { painted: readonly Painted[]; matrix: Matrix } | null =>
      isSameMatrix(moving, IDENTITY) || ids.size === 0 ? null : { painted: selected().painted, matrix: moving },
    outline: (): readonly Place[] | null =>
      drag?.kind !== 'around' ? null : drag.mode === 'box' ? cornersOf(boxBetween(drag.from, drag.to)) : drag.path,
    destroy: () => clearTimeout(nudge),
  }

  function withMiddle(change: (middle: Place) => void): void {
    const { frame } = selected()
    if (frame !== null) change(middleOf(frame))
  }
}
const NONE: readonly Stroke[] = []

const isWithin = ({ x, y, width, height }: Box, at: Place) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height
