import type { Take, TakePart } from '../../ports/take-store.ts'
import { takeRefusal } from './recorder-state.ts'

/** Joins parts to the takes they are of, oldest first. A take that would not have been kept is left out. [RC6] */
export function joinParts(parts: readonly TakePart[]): Take[] {
  const ids = new Set(parts.map(({ takeId }) => takeId))
  const takes = [...ids].flatMap((id): Take[] => {
    const ordered = parts.filter(({ takeId }) => takeId === id).sort((a, b) => a.index - b.index)
    const last = ordered.at(-1)
    if (!last || takeRefusal(last) !== null) return []
    const mp3 = new Blob(
      ordered.map((part) => part.mp3),
      { type: 'audio/mpeg' },
    )
    return [{ id, recordedAt: last.recordedAt, durationMs: last.durationMs, mp3 }]
  })
  return takes.sort((a, b) => a.recordedAt - b.recordedAt)
}
