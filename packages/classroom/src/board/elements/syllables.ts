/** Pinyin over a text of the board, to be pressed and put right. [R83] */
import type { BoardPage, Stroke, StrokeId } from '../../core/board/board-types.ts'
import { decodeElement, encodeElement } from '../../core/board/elements/element-codec.ts'
import type { Ruby, TextElement } from '../../core/board/elements/element-types.ts'
import { applied, IDENTITY, unapplied } from '../../core/board/elements/matrix.ts'
import type { Box, Place } from '../../core/board/place.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'
import type { BoardSyllable } from '../../ports/board-engine.ts'
import { scaleOf, toElement, type Viewport } from '../viewport.ts'
import { boundsOfPlaces } from './painted.ts'
import { layoutText, type MeasureText, PINYIN_SHARE } from './text-layout.ts'

/** Where each syllable stands, in the order of the ruby; page pixels, as the text was made. */
export function syllableBoxes(element: TextElement, measure: MeasureText): readonly Box[] {
  const { box, size } = element
  const height = size * (PINYIN_SHARE + 0.2)
  return layoutText(element, measure).lines.flatMap(({ parts, baseline }) =>
    parts
      .filter(({ pinyin }) => pinyin !== '')
      .map(({ x, width }) => ({ x: box.x + x, y: box.y + baseline - size - height + size * 0.12, width, height })),
  )
}

export interface SyllablesWorld {
  page(): BoardPage
  getViewport(): Viewport | null
  /** The selection. */
  selected(): readonly Stroke[]
  mayChange(stroke: Stroke): boolean
  measure(element: TextElement): MeasureText
  ask(command: RoomCommand): void
  onChange(): void
}

// Page pixels that a press moves at most.
const PRESS = 4

export function createSyllables(world: SyllablesWorld) {
  let open: { id: StrokeId; index: number } | null = null
  let press: { stroke: Stroke; at: Place } | null = null
  let told: { stroke: Stroke; index: number; viewport: Viewport; syllable: BoardSyllable } | null = null

  /** A press on the one text that is selected may be meant for a syllable of it. */
  function begin(at: Place): void {
    const [stroke, another] = world.selected()
    press = stroke !== undefined && another === undefined ? { stroke, at } : null
  }

  function move(to: Place): void {
    if (press !== null && Math.hypot(to.x - press.at.x, to.y - press.at.y) > PRESS) press = null
  }

  function end(): void {
    const done = press
    press = null
    const element = done && textOf(done.stroke)
    if (done === null || element === null) return set(null)
    const { x, y } = unapplied(done.stroke.matrix ?? IDENTITY, done.at)
    const index = syllableBoxes(element, world.measure(element)).findIndex(
      (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    )
    set(index < 0 ? null : { id: done.stroke.id, index })
  }

  function set(next: typeof open): void {
    if (open === next) return
    open = next
    world.onChange()
  }

  // Null for what is no text with pinyin, or is not this person's to change.
  function textOf(stroke: Stroke): TextElement | null {
    const element = world.mayChange(stroke) ? decodeElement(stroke.bytes) : null
    return element?.kind === 'text' && element.ruby.some(({ pinyin }) => pinyin !== '') ? element : null
  }

  /** Chooses a syllable of the selected text; null ends it. */
  function choose(index: number | null): void {
    const [stroke] = world.selected()
    const element = stroke && textOf(stroke)
    set(stroke && element && index !== null && index in element.ruby ? { id: stroke.id, index } : null)
  }

  function finish(ruby: readonly Ruby[]): void {
    const stroke = current()
    const element = stroke && textOf(stroke)
    if (!stroke || !element) return
    const bytes = encodeElement({ ...element, ruby })
    world.ask({ type: 'board.replace', pageId: world.page().id, elementId: stroke.id, bytes })
    world.onChange()
  }

  // It is corrected as long as its text alone is selected.
  function current(): Stroke | undefined {
    const [stroke, another] = open === null ? [] : world.selected()
    return another === undefined && stroke?.id === open?.id ? stroke : undefined
  }

  /** The same object as long as nothing changes. */
  function shown(): BoardSyllable | null {
    const [stroke, viewport] = [current(), world.getViewport()]
    if (open === null || stroke === undefined || viewport === null) return null
    if (told?.stroke === stroke && told.index === open.index && told.viewport === viewport) return told.syllable
    const element = textOf(stroke)
    const box = element && syllableBoxes(element, world.measure(element))[open.index]
    if (!element || !box) return null
    const { text, ruby } = element
    const frame = onScreen(box, stroke, viewport)
    told = {
      stroke,
      index: open.index,
      viewport,
      syllable: { elementId: stroke.id, text, ruby, index: open.index, frame },
    }
    return told.syllable
  }

  return { begin, move, end, choose, finish, shown, canOpen: (stroke: Stroke) => textOf(stroke) !== null }
}

function onScreen({ x, y, width, height }: Box, { matrix = IDENTITY }: Stroke, viewport: Viewport): Box {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const { minX, minY, maxX, maxY } = boundsOfPlaces(corners.map((corner) => applied(matrix, corner)))
  const scale = scaleOf(viewport)
  return { ...toElement(viewport, { x: minX, y: minY }), width: (maxX - minX) * scale, height: (maxY - minY) * scale }
}
