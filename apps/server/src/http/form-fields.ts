const AMPERSAND = 38
const CR = 13

/** Fields of an `application/x-www-form-urlencoded` body; empty ones count. */
export function countPairs(body: Uint8Array): number {
  let count = body.length === 0 ? 0 : 1
  for (let at = body.indexOf(AMPERSAND); at >= 0; at = body.indexOf(AMPERSAND, at + 1)) count++
  return count
}

/** Fields of a `multipart/form-data` body: its boundaries at the beginning of a line. The last one begins no field. */
export function countParts(body: Uint8Array, contentType: string): number {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? []
  const mark = new TextEncoder().encode(`\r\n--${quoted ?? plain ?? ''}`)
  const isMark = (at: number, from: number) => mark.subarray(from).every((byte, i) => body[at + i] === byte)
  let count = isMark(0, 2) ? 1 : 0
  for (let at = body.indexOf(CR); at >= 0; at = body.indexOf(CR, at + 1)) if (isMark(at, 0)) count++
  return Math.max(0, count - 1)
}
