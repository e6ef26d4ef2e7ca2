/** What the address of a file in a store that speaks COS says by itself. */
import type { FileType } from '@hwjy/sdk'

/** The moment at which a signed address stops opening; null for one that does not end. */
export function addressEnd(address: string): number | null {
  const time = new URL(address, 'http://localhost').searchParams.get('q-sign-time')
  const until = /^\d+;(\d{10})$/.exec(time ?? '')?.[1]
  return until === undefined ? null : Number(until) * 1_000
}

export const hasEnded = (address: string, now: number): boolean =>
  now >= (addressEnd(address) ?? Number.POSITIVE_INFINITY)

const TYPES: ReadonlySet<string> = new Set<FileType>(['image', 'audio', 'video', 'document', 'zip'])

/** The file in our own store that an address names, as a call takes it; null for one that lies elsewhere. */
export function storedFileOf(address: string): { fileName: string; type: FileType } | null {
  const key = /^\/cos\/[^/]+\/(.+)$/.exec(new URL(address, 'http://localhost').pathname)?.[1]
  if (key === undefined) return null
  const fileName = decoded(key)
  const type = fileName?.split('/')[2] ?? ''
  return fileName === null ? null : { fileName, type: TYPES.has(type) ? (type as FileType) : 'document' }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
