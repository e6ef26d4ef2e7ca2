/** What one `checkCaptcha` takes. */
const TRACK_MAX = 500
/** Slider values; the same for a press beside the thumb as for a hand that goes there. */
const STEP_MAX = 5

/**
 * The way of the slider (0–100), from the left edge, with one more place it came to. Where it jumped, to a pressed place
 * or by End, the piece passes what lies between. A wander longer than a call can carry becomes the straight way.
 */
export function extendTrack(track: readonly number[], value: number): readonly number[] {
  const from = track.at(-1) ?? 0
  const steps = Math.max(1, Math.ceil(Math.abs(value - from) / STEP_MAX))
  const way = Array.from({ length: steps }, (_, index) =>
    index === steps - 1 ? value : Math.round(from + ((value - from) * (index + 1)) / steps),
  )
  return track.length + way.length <= TRACK_MAX ? [...track, ...way] : extendTrack([], value)
}
