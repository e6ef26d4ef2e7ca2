/** Another look of an element that is on the page: its color, the width of its line, whether it is filled. [R60] */
import { decodeElement, encodeElement } from './element-codec.ts'
import { ElementFormat, type ShapeName } from './element-types.ts'
import { inkStyle, withInkStyle } from '../stroke-codec.ts'

/** What is left out stays as it is. */
export interface ElementStyle {
  /** #rrggbb */
  color?: string
  /** Page pixels, 0.25..63.75; of ink and shapes. */
  width?: number
  /** Only shapes that have an inside can be filled. */
  isFilled?: boolean
}

// A quarter of the color: what is written on it stays readable.
const FILL_ALPHA = '40'
// They have no inside.
const OPEN: ReadonlySet<ShapeName> = new Set(['line', 'arrow', 'tick', 'cross'])

export const filledWith = (shape: ShapeName, color: string, isFilled: boolean): string | null =>
  isFilled && !OPEN.has(shape) ? `${color}${FILL_ALPHA}` : null

/** The bytes of the element in another style, or the same array where it has nothing of it. Everybody computes the same. */
export function restyled(bytes: Uint8Array, style: ElementStyle): Uint8Array {
  if (bytes[0] === ElementFormat.ink) return withInkStyle(bytes, style)
  const element = decodeElement(bytes)
  const { color, width, isFilled } = style
  switch (element?.kind) {
    case 'shape': {
      const drawn = { ...element, color: color ?? element.color, width: width ?? element.width }
      const fill = filledWith(drawn.shape, drawn.color, isFilled ?? element.fill !== null)
      return sameOr(bytes, encodeElement({ ...drawn, fill }))
    }
    case 'text':
    case 'gridCell':
      return color === undefined ? bytes : sameOr(bytes, encodeElement({ ...element, color }))
    default:
      return bytes
  }
}

/** What of a style the element has, to be shown as chosen. */
export function styleOf(bytes: Uint8Array): ElementStyle {
  if (bytes[0] === ElementFormat.ink) return inkStyle(bytes)
  const element = decodeElement(bytes)
  if (element?.kind === 'text' || element?.kind === 'gridCell') return { color: element.color }
  if (element?.kind !== 'shape') return {}
  const { color, width, fill, shape } = element
  return { color, width, ...(!OPEN.has(shape) && { isFilled: fill !== null }) }
}

const sameOr = (before: Uint8Array, after: Uint8Array) =>
  before.length === after.length && before.every((byte, i) => byte === after[i]) ? before : after
