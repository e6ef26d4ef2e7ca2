import { POINT_STRIDE } from './stroke-codec.ts'

// Ink may move by this much, in page pixels: less than an eye sees at 2x.
const SHAPE_TOLERANCE = 0.25
// Replay may be off by this much along the line at any moment, in page pixels. Keeps pauses and speed.
const TIMING_TOLERANCE = 6
// Pressure may be off by this much of its range.
const PRESSURE_TOLERANCE = 0.06

/**
 * Douglas–Peucker that also looks at when and how hard: a point stays if without it the line, the moment of
 * passing, or the pressure would be off by more than its tolerance. First and last point always stay.
 * @param points flat, as in `StrokeInk`
 */
export function simplifyStroke(points: Float32Array): Float32Array {
  const count = points.length / POINT_STRIDE
  if (count <= 2) return points
  const keep = new Uint8Array(count)
  keep[0] = keep[count - 1] = 1
  const spans: [from: number, to: number][] = [[0, count - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span
    const { worst, error } = worstPoint(points, from, to)
    if (error <= 1) continue
    keep[worst] = 1
    spans.push([from, worst], [worst, to])
  }
  return points.filter((_, i) => keep[Math.floor(i / POINT_STRIDE)] === 1)
}

// The point between `from` and `to` that the straight line misses most; error 1 is just tolerable.
function worstPoint(points: Float32Array, from: number, to: number): { worst: number; error: number } {
  const at = (i: number, field: number) => points[i * POINT_STRIDE + field] as number
  const [x0, y0, p0, t0] = [at(from, 0), at(from, 1), at(from, 2), at(from, 3)]
  const [dx, dy, dp, dt] = [at(to, 0) - x0, at(to, 1) - y0, at(to, 2) - p0, at(to, 3) - t0]
  const lengthSquared = dx * dx + dy * dy
  let worst = from
  let error = 0
  for (let i = from + 1; i < to; i++) {
    const [px, py] = [at(i, 0) - x0, at(i, 1) - y0]
    const along = lengthSquared === 0 ? 0 : Math.min(Math.max((px * dx + py * dy) / lengthSquared, 0), 1)
    const passed = dt === 0 ? along : (at(i, 3) - t0) / dt
    const candidate = Math.max(
      Math.hypot(px - along * dx, py - along * dy) / SHAPE_TOLERANCE,
      Math.hypot(px - passed * dx, py - passed * dy) / TIMING_TOLERANCE,
      Math.abs(at(i, 2) - (p0 + along * dp)) / PRESSURE_TOLERANCE,
    )
    if (candidate > error) {
      error = candidate
      worst = i
    }
  }
  return { worst, error }
}
