/** Turns what a pointer reports into ink. Pure: time comes with the samples. */
import { POINT_MAX_BYTES, POINT_STRIDE, type StrokeTool } from '../../core/board/stroke-codec.ts'
import { STROKE_MAX_BYTES } from '../../core/board/board-types.ts'

export interface PointerSample {
  /** Page pixels. */
  x: number
  y: number
  /** 0..1; null for a device that cannot tell. */
  pressure: number | null
  /** ms, from any start. */
  t: number
}

/** A stroke of so many points fits into `STROKE_MAX_BYTES`, regardless of their values. */
export const MAX_POINTS = Math.floor(STROKE_MAX_BYTES / POINT_MAX_BYTES) - 1

/**
 * Share of the way to the reported place that the ink follows at once. Small steps are smoothed, because they show a
 * hand's tremor and a mouse's grid; large ones are followed nearly exactly, so that the corners of a 口 stay corners.
 */
const FOLLOW_SLOW = 0.5
const FOLLOW_FAST = 0.95
// Page pixels.
const FAST_STEP = 8
// Page pixels; nearer than this to the point before adds nothing.
const MIN_STEP = 0.35
// What presses by its speed alone, as a mouse does: slow is heavy. A brush goes from a hair to its full width.
const PRESSURES = {
  pen: { first: 0.5, slow: 0.62, fast: 0.3 },
  brush: { first: 0.25, slow: 0.9, fast: 0.12 },
} as const
// Page pixels per ms.
const FAST_SPEED = 2.5
// Limits how quickly pressure may change from point to point.
const PRESSURE_FOLLOW = 0.25

export class StrokeBuilder {
  #points = new Float32Array(64 * POINT_STRIDE)
  #count = 0
  readonly #startedAt: number
  readonly #pressures: (typeof PRESSURES)[keyof typeof PRESSURES]
  #last: PointerSample

  constructor(first: PointerSample, tool: StrokeTool = 'pen') {
    this.#startedAt = first.t
    this.#pressures = PRESSURES[tool === 'brush' ? 'brush' : 'pen']
    this.#last = first
    this.#push(first.x, first.y, first.pressure ?? this.#pressures.first, first.t)
  }

  get count(): number {
    return this.#count
  }

  get isFull(): boolean {
    return this.#count >= MAX_POINTS
  }

  /** A view of the points so far; valid until the next `add`. */
  get points(): Float32Array {
    return this.#points.subarray(0, this.#count * POINT_STRIDE)
  }

  /** The newest sample as it was reported; where a split stroke goes on. */
  get last(): PointerSample {
    return this.#last
  }

  add(sample: PointerSample): void {
    const at = (this.#count - 1) * POINT_STRIDE
    const x0 = this.#points[at] as number
    const y0 = this.#points[at + 1] as number
    const p0 = this.#points[at + 2] as number
    const step = Math.min(Math.hypot(sample.x - x0, sample.y - y0) / FAST_STEP, 1)
    const follow = FOLLOW_SLOW + (FOLLOW_FAST - FOLLOW_SLOW) * step
    const x = x0 + follow * (sample.x - x0)
    const y = y0 + follow * (sample.y - y0)
    const pressure = p0 + PRESSURE_FOLLOW * ((sample.pressure ?? this.#pressureBySpeed(sample)) - p0)
    this.#last = sample
    if (Math.hypot(x - x0, y - y0) >= MIN_STEP) this.#push(x, y, pressure, sample.t)
  }

  /** The pen was lifted: the ink reaches the last place it touched. */
  finish(): Float32Array {
    const at = (this.#count - 1) * POINT_STRIDE
    const { x, y, t } = this.#last
    const isShort = Math.hypot(x - (this.#points[at] as number), y - (this.#points[at + 1] as number)) >= MIN_STEP
    if (isShort) this.#push(x, y, this.#points[at + 2] as number, t)
    return this.points
  }

  #pressureBySpeed(sample: PointerSample): number {
    const elapsed = Math.max(sample.t - this.#last.t, 1)
    const speed = Math.hypot(sample.x - this.#last.x, sample.y - this.#last.y) / elapsed
    const { slow, fast } = this.#pressures
    return slow + (fast - slow) * Math.min(speed / FAST_SPEED, 1)
  }

  #push(x: number, y: number, pressure: number, t: number): void {
    if ((this.#count + 1) * POINT_STRIDE > this.#points.length) {
      const larger = new Float32Array(this.#points.length * 2)
      larger.set(this.#points)
      this.#points = larger
    }
    this.#points.set([x, y, pressure, Math.max(t - this.#startedAt, 0)], this.#count * POINT_STRIDE)
    this.#count++
  }
}
