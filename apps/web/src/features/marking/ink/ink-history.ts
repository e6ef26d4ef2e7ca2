/** The steps on one photo since it was opened, as ink before and after each: a stroke, or what one sweep erased. */
export interface InkHistory {
  /** The ink that these steps lead to. Another ink came from elsewhere, and has no steps. */
  at: string
  past: readonly string[]
  future: readonly string[]
  /** The press that made the last step: what it goes on to change belongs to the same step. */
  gesture: number | null
}

const STEPS_MAX = 50

export const noHistory = (ink: string): InkHistory => ({ at: ink, past: [], future: [], gesture: null })

const historyOf = (history: InkHistory, ink: string) => (history.at === ink ? history : noHistory(ink))

export function afterDrawing(history: InkHistory, before: string, after: string, gesture: number): InkHistory {
  const known = historyOf(history, before)
  const past = known.gesture === gesture ? known.past : [...known.past, before].slice(-STEPS_MAX)
  return { at: after, past, future: [], gesture }
}

/** Null where there is nothing to undo. */
export function undone(history: InkHistory, ink: string): InkHistory | null {
  const { past, future } = historyOf(history, ink)
  const before = past.at(-1)
  return before === undefined ? null : { at: before, past: past.slice(0, -1), future: [ink, ...future], gesture: null }
}

/** Null where nothing was undone since the last change. */
export function redone(history: InkHistory, ink: string): InkHistory | null {
  const { past, future } = historyOf(history, ink)
  const [after, ...later] = future
  return after === undefined ? null : { at: after, past: [...past, ink], future: later, gesture: null }
}

const PHOTOS_MAX = 12
const kept = new Map<string, InkHistory>()

/** The steps outlive a photo that is put away: a phone shows one question at a time. @param photo its id */
export const keptHistory = (photo: string, ink: string): InkHistory => kept.get(photo) ?? noHistory(ink)

/** Keeps the steps of the photos that were drawn on last. */
export function keepHistory(photo: string, history: InkHistory): void {
  kept.delete(photo)
  kept.set(photo, history)
  const [oldest] = kept.keys()
  if (kept.size > PHOTOS_MAX && oldest !== undefined) kept.delete(oldest)
}
