/** How much is kept, and how long. */
import type { EpochMs } from './draft-state.ts'

const MB = 1024 * 1024
const DAY_MS = 86_400_000

/** Nine photos made small, or half an hour of speech. */
export const DRAFT_MAX_BYTES = 25 * MB
const PERSON_MAX_BYTES = 100 * MB
const PERSON_MAX_DRAFTS = 50
const KEPT_MS = 30 * DAY_MS

export interface DraftFacts {
  key: string
  savedAt: EpochMs
  sizeBytes: number
}

/** About how many bytes values take; blobs count whole. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length
  if (value instanceof Blob) return value.size
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value !== 'object' || value === null) return 8
  return Object.entries(value).reduce((sum, [name, part]) => sum + 2 * name.length + sizeOf(part), 0)
}

/** Drafts of one person that have to go: those of a month ago, then the oldest beyond the bounds. */
export function draftsToDrop(drafts: readonly DraftFacts[], now: EpochMs): readonly string[] {
  let bytes = 0
  return drafts
    .toSorted((a, b) => b.savedAt - a.savedAt)
    .filter(({ savedAt, sizeBytes }, index) => {
      bytes += sizeBytes
      return savedAt < now - KEPT_MS || index >= PERSON_MAX_DRAFTS || bytes > PERSON_MAX_BYTES
    })
    .map(({ key }) => key)
}
