import type { StoredPart } from '../../ports/upload-target.ts'

/** Bytes of every part but the last. */
export const PART_BYTES = 5_242_880

/** Parts under way at a time, of all files together: a browser has six connections to a host, and calls need some. */
export const PARTS_AT_ONCE = 3

/** An empty file is one part without bytes. */
export const partCount = (sizeBytes: number) => Math.max(1, Math.ceil(sizeBytes / PART_BYTES))

/** Where a part lies in the file; `end` is the first byte after it. */
export function partRange(index: number, sizeBytes: number): { start: number; end: number } {
  const start = index * PART_BYTES
  return { start, end: Math.min(start + PART_BYTES, sizeBytes) }
}

/** Leaves out parts whose size is not the one they have in this file: they are sent again. */
export function usableParts(listed: readonly StoredPart[], sizeBytes: number): readonly StoredPart[] {
  const isWhole = ({ index, sizeBytes: bytes }: StoredPart) => {
    const { start, end } = partRange(index, sizeBytes)
    return index >= 0 && index < partCount(sizeBytes) && bytes === end - start
  }
  return listed.filter(isWhole).toSorted((a, b) => a.index - b.index)
}
