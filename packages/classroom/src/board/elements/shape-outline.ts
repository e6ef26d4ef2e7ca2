import type { ShapeElement } from '../../core/board/elements/element-types.ts'
import type { Place } from '../../core/board/place.ts'

const ROUND_STEPS = 48

/** The lines of a shape, each as places along it; a closed one ends where it began. */
export function outlineOf({ shape, box: { x, y, width, height }, width: line }: ShapeElement): readonly Place[][] {
  const at = (dx: number, dy: number): Place => ({ x: x + dx * width, y: y + dy * height })
  switch (shape) {
    case 'line':
      return [[at(0, 0), at(1, 1)]]
    case 'arrow':
      return [[at(0, 0), at(1, 1)], arrowHead(at(0, 0), at(1, 1), line)]
    case 'rectangle':
      return [[at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)]]
    case 'ellipse':
      return [
        Array.from({ length: ROUND_STEPS + 1 }, (_, i) => {
          const angle = (i / ROUND_STEPS) * 2 * Math.PI
          return at(0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2)
        }),
      ]
    case 'triangle':
      return [[at(0.5, 0), at(1, 1), at(0, 1), at(0.5, 0)]]
    case 'tick':
      return [[at(0, 0.55), at(0.38, 1), at(1, 0)]]
    case 'cross':
      return [
        [at(0, 0), at(1, 1)],
        [at(1, 0), at(0, 1)],
      ]
    default:
      return shape satisfies never
  }
}

/** How far an arrow's head reaches from its end. */
export const arrowReach = (line: number) => 10 + line * 3

function arrowHead(from: Place, to: Place, line: number): Place[] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const reach = Math.min(arrowReach(line), Math.hypot(to.x - from.x, to.y - from.y))
  const wing = (turn: number) => ({
    x: to.x - reach * Math.cos(angle + turn),
    y: to.y - reach * Math.sin(angle + turn),
  })
  return [wing(0.5), to, wing(-0.5)]
}

export const isClosed = ({ shape }: ShapeElement) =>
  shape === 'rectangle' || shape === 'ellipse' || shape === 'triangle'
