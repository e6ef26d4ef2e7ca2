/** Places in the room's own box, in CSS pixels from its upper left corner. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}
export interface Size {
  width: number
  height: number
}

/** Notches and rounded corners, as `env(safe-area-inset-*)` tells them. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Pages and pictures are 16:9. */
export const RATIO = 16 / 9

/** The largest 16:9 in the middle of a rectangle. */
export function fitted({ x, y, width, height }: Rect): Rect {
  const fit = Math.max(0, Math.min(width, height * RATIO))
  return { x: x + (width - fit) / 2, y: y + (height - fit / RATIO) / 2, width: fit, height: fit / RATIO }
}

export const inner = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
})
