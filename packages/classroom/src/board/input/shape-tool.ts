import type { PageId } from '../../core/board/board-types.ts'
import type { ShapeElement, ShapeName } from '../../core/board/elements/element-types.ts'
import { filledWith } from '../../core/board/elements/restyle.ts'
import type { Place } from '../../core/board/place.ts'
import type { BoardEngineState, BoardPen, BoardShapeStyle } from '../../ports/board-engine.ts'

// A press without a drag makes a shape of this side.
const PRESSED_SIDE = 96
const MIN_DRAG = 4
const TURN = Math.PI / 12

/**
 * The shape between two places. With `isRegular` its sides are equal, and a line keeps to steps of 15°. Pure.
 */
export function shapeBetween(
  shape: ShapeName,
  { color, width }: BoardPen,
  from: Place,
  to: Place,
  isRegular: boolean,
): ShapeElement {
  const isDirected = shape === 'line' || shape === 'arrow'
  const isPress = Math.hypot(to.x - from.x, to.y - from.y) < MIN_DRAG
  const end = isPress ? pressedEnd(from, isDirected) : isRegular ? regularEnd(from, to, isDirected) : to
  const [dx, dy] = [end.x - from.x, end.y - from.y]
  const box = isDirected
    ? { x: from.x, y: from.y, width: dx, height: dy }
    : { x: Math.min(from.x, end.x), y: Math.min(from.y, end.y), width: Math.abs(dx), height: Math.abs(dy) }
  return { kind: 'shape', shape, box, color, fill: null, width, dash: 'solid' }
}

/** The same shape with this fill and line. Pure. */
export const styled = (shape: ShapeElement, { isFilled, dash }: BoardShapeStyle): ShapeElement => ({
  ...shape,
  fill: filledWith(shape.shape, shape.color, isFilled),
  dash,
})

const pressedEnd = ({ x, y }: Place, isDirected: boolean): Place => ({
  x: x + PRESSED_SIDE,
  y: isDirected ? y : y + PRESSED_SIDE,
})

function regularEnd(from: Place, to: Place, isDirected: boolean): Place {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (isDirected) {
    const angle = Math.round(Math.atan2(dy, dx) / TURN) * TURN
    const length = Math.hypot(dx, dy)
    return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length }
  }
  const side = Math.max(Math.abs(dx), Math.abs(dy))
  return { x: from.x + Math.sign(dx || 1) * side, y: from.y + Math.sign(dy || 1) * side }
}

type ShapeSettings = Pick<BoardEngineState, 'shape' | 'pen' | 'shapeStyle'>

/** One drag of the shape tool. */
export function createShapeTool(onFinished: (pageId: PageId, shape: ShapeElement) => void) {
  let drag: { pageId: PageId; from: Place; shape: ShapeElement } | null = null

  return {
    begin(pageId: PageId, from: Place, { shape, pen, shapeStyle }: ShapeSettings): void {
      drag = { pageId, from, shape: styled(shapeBetween(shape, pen, from, from, false), shapeStyle) }
    },
    move(to: Place, isRegular: boolean): void {
      if (drag === null) return
      const { shape, from } = drag
      const { fill, dash } = shape
      drag = { ...drag, shape: { ...shapeBetween(shape.shape, shape, from, to, isRegular), fill, dash } }
    },
    end(): void {
      const done = drag
      drag = null
      if (done !== null) onFinished(done.pageId, done.shape)
    },
    cancel(): void {
      drag = null
    },
    current: (pageId: PageId): ShapeElement | null => (drag?.pageId === pageId ? drag.shape : null),
  }
}
