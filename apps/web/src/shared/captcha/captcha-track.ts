import type { CaptchaPlace } from '@hwjy/sdk'

/** What one `checkCaptcha` takes. */
const TRACK_MAX = 500
/** Of 100; the same for a press beside the thumb as for a hand that goes there. */
const STEP_MAX = 5

/**
 * The way of the piece, with one more place it came to. Where it jumped, to a pressed place or by End, it passes what
 * lies between. A wander longer than a call can carry becomes the straight way.
 * @param from where it stood before it was touched
 */
export function extendTrack(
  track: readonly CaptchaPlace[],
  place: CaptchaPlace,
  from: CaptchaPlace,
): readonly CaptchaPlace[] {
  const last = track.at(-1) ?? from
  const distance = Math.max(Math.abs(place.value - last.value), Math.abs(place.level - last.level))
  const steps = Math.max(1, Math.ceil(distance / STEP_MAX))
  const between = (a: number, b: number, step: number) => Math.round(a + ((b - a) * step) / steps)
  const way = Array.from({ length: steps }, (_, index) => ({
    value: between(last.value, place.value, index + 1),
    level: between(last.level, place.level, index + 1),
    atMs: between(last.atMs, place.atMs, index + 1),
  }))
  const whole = [...track, ...way.slice(0, -1), place]
  return whole.length <= TRACK_MAX ? whole : extendTrack([], place, from)
}
