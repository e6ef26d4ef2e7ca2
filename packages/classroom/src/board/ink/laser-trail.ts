/** What a laser pointer leaves behind for a moment. Pure; places are CSS pixels. */
import type { Place } from '../viewport.ts'

/** A trail is as old as this at its end, where it cannot be seen any more. */
export const TRAIL_MS = 1_500
const WIDTH = 6

export interface TrailPoint extends Place {
  /** ms, of any clock that only goes forward. */
  at: number
}

export interface TrailSegment {
  from: Place
  to: Place
  /** 0..1 */
  opacity: number
  width: number
}

/** The places that can still be seen. The same list where that is all of them. */
export function seenOf(points: readonly TrailPoint[], now: number): readonly TrailPoint[] {
  const first = points.findIndex(({ at }) => now - at < TRAIL_MS)
  if (first === 0) return points
  return first < 0 ? [] : points.slice(first)
}

/** Lines from place to place, thinner and fainter the older they are. */
export function segmentsOf(points: readonly TrailPoint[], now: number): readonly TrailSegment[] {
  const seen = seenOf(points, now)
  return seen.slice(1).map((to, i) => {
    const from = seen[i] as TrailPoint
    // A place may have come after the frame began.
    const opacity = Math.min(1, 1 - (now - from.at) / TRAIL_MS)
    return { from, to, opacity, width: WIDTH * opacity }
  })
}
