/**
 * Finds the parts of a multipart body that arrives in pieces, and keeps nothing of it but a part's headers. One step for
 * each byte, wherever the pieces are cut. Our own, because of the libraries one buffers whole files, one is bound to
 * Node's streams and one loses a boundary between two pieces (docs/adr/0027).
 */
export interface PartListener {
  begin(headers: string): void
  value(bytes: Uint8Array): void
  end(): void
}

export interface MultipartScanner {
  /** False when this can be no multipart body. */
  write(bytes: Uint8Array): boolean
  /** True when the last boundary has come. */
  isComplete(): boolean
}

const CR = 13
const LF = 10
const DASH = 45
const BLANK_LINE = [CR, LF, CR, LF]
// A name of 255 characters, three bytes each, and a content type.
const HEADERS_MAX_BYTES = 8 * 1024

/** Null for a content type without a boundary. RFC 2046 allows 70 characters. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,200})"|([^;\s"]{1,200}))/i.exec(contentType) ?? []
  return quoted ?? plain ?? null
}

export function createMultipartScanner(boundary: string, { begin, value, end }: PartListener): MultipartScanner {
  const mark = new TextEncoder().encode(`\r\n--${boundary}`)
  let state: 'preamble' | 'after-mark' | 'headers' | 'value' | 'done' = 'preamble'
  // Bytes of the mark that have come. The first mark needs no line before it.
  let matched = 2
  let isLast = false
  let headers: number[] = []
  let blankLine = 0

  /** Scans for the mark, and hands on what is none of it. @returns where to go on */
  const scan = (bytes: Uint8Array, from: number): number => {
    const held = matched
    let at = from
    while (at < bytes.length && matched < mark.length) {
      const byte = bytes[at++]
      // Only its first byte is a CR, so that a mark can begin again nowhere else.
      matched = byte === mark[matched] ? matched + 1 : byte === CR ? 1 : 0
    }
    const valueEnd = at - matched
    if (state === 'value' && valueEnd >= from) {
      if (held > 0) value(mark.subarray(0, held))
      if (valueEnd > from) value(bytes.subarray(from, valueEnd))
    }
    if (matched === mark.length) {
      if (state === 'value') end()
      state = 'after-mark'
      matched = 0
    }
    return at
  }

  // Takes two bytes: a new line before the headers of a part, or two dashes after the last.
  const afterMark = (byte: number | undefined): boolean => {
    if (matched === 0) isLast = byte === DASH
    if (byte !== (isLast ? DASH : [CR, LF][matched])) return false
    matched += 1
    if (matched < 2) return true
    state = isLast ? 'done' : 'headers'
    // The line that the mark stands on is over.
    blankLine = 2
    headers = []
    return true
  }

  const header = (byte: number): boolean => {
    if (headers.length === HEADERS_MAX_BYTES) return false
    headers.push(byte)
    blankLine = byte === BLANK_LINE[blankLine] ? blankLine + 1 : byte === CR ? 1 : 0
    if (blankLine < BLANK_LINE.length) return true
    begin(new TextDecoder().decode(new Uint8Array(headers)))
    headers = []
    state = 'value'
    matched = 0
    return true
  }

  return {
    write(bytes) {
      let at = 0
      while (at < bytes.length && state !== 'done') {
        if (state === 'preamble' || state === 'value') at = scan(bytes, at)
        else if (!(state === 'headers' ? header : afterMark)(bytes[at++] ?? 0)) return false
      }
      return true
    },
    isComplete: () => state === 'done',
  }
}
