/** What an upload queue does next, of all its files. */
import { PARTS_AT_ONCE, partCount } from './upload-parts.ts'
import type { UploadState } from './upload-state.ts'

export interface QueuedUpload {
  id: string
  state: UploadState
}

export interface NextPart {
  id: string
  index: number
}

/** Files that are open at a time: as many as there are parts under way. */
const FILES_AT_ONCE = PARTS_AT_ONCE

const isOpen = ({ state: { status } }: QueuedUpload) =>
  status === 'opening' || status === 'sending' || status === 'joining' || status === 'waiting'

/** Files whose turn has come, in the order in which they were added. [UP2] */
export function uploadsToOpen(uploads: readonly QueuedUpload[]): readonly string[] {
  const free = Math.max(0, FILES_AT_ONCE - uploads.filter(isOpen).length)
  return uploads
    .filter(({ state }) => state.status === 'queued')
    .slice(0, free)
    .map(({ id }) => id)
}

/** Parts to send now. A place goes to the file that has the fewest, so a short file does not wait for a long one. [UP2] */
export function partsToSend(uploads: readonly QueuedUpload[]): readonly NextPart[] {
  const candidates = uploads.map(({ id, state }) => ({
    id,
    underWay: Object.keys(state.sending).length,
    missing: state.status === 'sending' ? missingParts(state) : [],
  }))
  let free = PARTS_AT_ONCE - candidates.reduce((sum, { underWay }) => sum + underWay, 0)
  const parts: NextPart[] = []
  while (free > 0) {
    const open = candidates.filter(({ missing }) => missing.length > 0)
    const next = open.toSorted((a, b) => a.underWay - b.underWay)[0]
    const index = next?.missing.shift()
    if (!next || index === undefined) break
    parts.push({ id: next.id, index })
    next.underWay += 1
    free -= 1
  }
  return parts
}

function missingParts({ sizeBytes, stored, sending }: UploadState): number[] {
  const known = new Set([...stored.map(({ index }) => index), ...Object.keys(sending).map(Number)])
  return Array.from({ length: partCount(sizeBytes) }, (_, index) => index).filter((index) => !known.has(index))
}
