/** Places a shared screen in its frame while a person looks at a part of it. Pure; lengths are CSS pixels. [R35] */
import type { Size } from './box.ts'

export interface Magnified {
  /** 1 shows all of it, 4 is the largest. */
  scale: number
  /** Place of its upper left corner, from that of the frame; never right or below of it. */
  x: number
  y: number
}

export const WHOLE: Magnified = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4

/** Larger or smaller by a factor, around a place of the frame that stays where it is. */
export function magnified(before: Magnified, factor: number, at: { x: number; y: number }, frame: Size): Magnified {
  const scale = Math.min(Math.max(before.scale * factor, 1), MAX_SCALE)
  const grown = scale / before.scale
  return within({ scale, x: at.x - (at.x - before.x) * grown, y: at.y - (at.y - before.y) * grown }, frame)
}

export const moved = (before: Magnified, dx: number, dy: number, frame: Size): Magnified =>
  within({ ...before, x: before.x + dx, y: before.y + dy }, frame)

// The frame is covered at all times.
function within({ scale, x, y }: Magnified, { width, height }: Size): Magnified {
  const along = (start: number, size: number) => Math.min(Math.max(start, size - size * scale), 0) || 0
  return { scale, x: along(x, width), y: along(y, height) }
}
