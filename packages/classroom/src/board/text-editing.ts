/** A text that is being written in a field over the page. */
import type { BoardPage, PageId, Stroke, StrokeId } from '../core/board/board-types.ts'
import { decodeElement, encodeElement } from '../core/board/elements/element-codec.ts'
import type { Ruby, TextElement } from '../core/board/elements/element-types.ts'
import type { Place } from '../core/board/place.ts'
import type { RoomCommand } from '../core/room/room-types.ts'
import type { BoardTextEditing, BoardTextStyle } from '../ports/board-engine.ts'
import { measureWith } from './elements/draw-element.ts'
import { layoutText, type MeasureText } from './elements/text-layout.ts'
import { newStrokeId } from './ink/new-stroke-id.ts'
import { scaleOf, toElement, type Viewport } from './viewport.ts'

// A new text is as wide as this, or up to the edge of the page.
const WIDTH = { usual: 560, least: 160 }
const RIGHT_EDGE = 1_256

export interface TextWorld {
  page(): BoardPage
  getViewport(): Viewport | null
  ask(command: RoomCommand): void
  erase(ids: readonly StrokeId[]): void
}

interface Editing {
  pageId: PageId
  stroke: Stroke | null
  element: TextElement
}

export function createTextEditing(world: TextWorld) {
  let editing: Editing | null = null

  /** @param at page pixels, where the first line is to stand */
  function begin(at: Place, style: BoardTextStyle): void {
    const width = Math.min(Math.max(RIGHT_EDGE - at.x, WIDTH.least), WIDTH.usual)
    const box = { x: at.x, y: at.y - style.size / 2, width, height: style.size * 1.4 }
    editing = { pageId: world.page().id, stroke: null, element: { kind: 'text', box, ...style, text: '', ruby: [] } }
  }

  /** @returns false when it is no text */
  function open(stroke: Stroke): boolean {
    const element = decodeElement(stroke.bytes)
    if (element?.kind !== 'text') return false
    editing = { pageId: world.page().id, stroke, element }
    return true
  }

  function restyle(style: BoardTextStyle): void {
    if (editing !== null) editing = { ...editing, element: { ...editing.element, ...style } }
  }

  function finish(text: string, ruby: readonly Ruby[]): void {
    const done = editing
    editing = null
    if (done === null) return
    const { pageId, stroke } = done
    const written = text.trimEnd()
    const isEmpty = written.trim() === ''
    if (isEmpty) {
      if (stroke !== null) world.erase([stroke.id])
      return
    }
    const kept = ruby.filter(({ start, length }) => start + length <= written.length)
    const element = measured({ ...done.element, text: written, ruby: kept })
    const bytes = encodeElement(element)
    if (stroke === null) world.ask({ type: 'board.addElement', pageId, elementId: newStrokeId(), bytes })
    else world.ask({ type: 'board.replace', pageId, elementId: stroke.id, bytes })
  }

  function shown(): BoardTextEditing | null {
    const viewport = world.getViewport()
    if (editing === null || viewport === null) return null
    const { element, stroke } = editing
    const scale = scaleOf(viewport)
    const { x, y } = toElement(viewport, element.box)
    const { size, color, align, isList, hasToneColors, text, ruby } = element
    return {
      elementId: stroke?.id ?? null,
      text,
      ruby,
      frame: { x, y, width: element.box.width * scale, height: element.box.height * scale },
      scale,
      size,
      color,
      align,
      isList,
      hasToneColors,
    }
  }

  return {
    begin,
    open,
    restyle,
    finish,
    cancel: () => {
      editing = null
    },
    shown,
    isOpen: () => editing !== null,
    /** The text on the page, whose place the field has taken. */
    hiddenOn: (pageId: PageId): readonly StrokeId[] =>
      editing?.pageId === pageId && editing.stroke !== null ? [editing.stroke.id] : [],
  }
}

let measuring: CanvasRenderingContext2D | null = null

/** Measures as the page draws. */
export function measureHere(element: TextElement): MeasureText {
  measuring ??= document.createElement('canvas').getContext('2d')
  return measuring === null ? (text) => text.length * element.size : measureWith(measuring, element)
}

// The height that the lines take here; others draw over it if their font needs more.
function measured(element: TextElement): TextElement {
  const { height } = layoutText(element, measureHere(element))
  return { ...element, box: { ...element.box, height } }
}
