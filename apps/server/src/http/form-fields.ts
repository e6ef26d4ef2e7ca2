/**
 * Reads forms as they arrive, in either encoding. A value is collected, unless its field is one that is handed on piece
 * by piece. Takes time in proportion to the bytes, however they are cut.
 */
import { joinedBytes } from '../joined-bytes.ts'
import { boundaryOf, createMultipartScanner } from './multipart-scanner.ts'

export type FormEvent =
  /** A whole field. One with a file name is a file. */
  | { type: 'field'; name: string; fileName: string | null; bytes: Uint8Array<ArrayBuffer> }
  /** A field that is handed on begins; its pieces follow, then its end. */
  | { type: 'begin'; name: string; fileName: string | null }
  | { type: 'piece'; bytes: Uint8Array }
  | { type: 'end' }

export interface FormParser {
  /** Gives the events that this piece of the body completes. @throws {FormError} */
  write(bytes: Uint8Array): FormEvent[]
  /** Ends the body. @throws {FormError} when the form is not complete */
  end(): FormEvent[]
}

export interface FormOptions {
  /** True for a field that is handed on piece by piece. */
  isHandedOn(name: string, fileName: string | null): boolean
  fieldsMax: number
  /** A limit for all collected fields together. */
  collectedMaxBytes: number
}

export class FormError extends Error {
  override readonly name = 'FormError'
  readonly code: 'unreadable' | 'too-large'
  constructor(code: 'unreadable' | 'too-large') {
    super(code)
    this.code = code
  }
}

/** @throws {FormError} for a content type that is no form's */
export function createFormParser(contentType: string, options: FormOptions): FormParser {
  const [type] = contentType.toLowerCase().split(';')
  switch (type?.trim()) {
    case 'multipart/form-data':
      return multipartParser(contentType, options)
    case 'application/x-www-form-urlencoded':
      return pairParser(options)
    default:
      throw new FormError('unreadable')
  }
}

function multipartParser(contentType: string, { isHandedOn, fieldsMax, collectedMaxBytes }: FormOptions): FormParser {
  const boundary = boundaryOf(contentType)
  if (boundary === null) throw new FormError('unreadable')
  let events: FormEvent[] = []
  let fields = 0
  let collected = 0
  // It is null while a value is handed on.
  let kept: { name: string; fileName: string | null; pieces: Uint8Array[] } | null = null

  const scanner = createMultipartScanner(boundary, {
    begin(headers) {
      fields += 1
      if (fields > fieldsMax) throw new FormError('too-large')
      const { name, fileName } = disposition(headers)
      kept = isHandedOn(name, fileName) ? null : { name, fileName, pieces: [] }
      if (!kept) events.push({ type: 'begin', name, fileName })
    },
    value(bytes) {
      if (!kept) return void events.push({ type: 'piece', bytes })
      collected += bytes.length
      if (collected > collectedMaxBytes) throw new FormError('too-large')
      kept.pieces.push(bytes)
    },
    end() {
      if (!kept) return void events.push({ type: 'end' })
      const { name, fileName, pieces } = kept
      events.push({ type: 'field', name, fileName, bytes: joinedBytes(pieces) })
    },
  })
  const taken = () => {
    const ready = events
    events = []
    return ready
  }
  return {
    write(bytes) {
      if (!scanner.write(bytes)) throw new FormError('unreadable')
      return taken()
    },
    end() {
      if (!scanner.isComplete()) throw new FormError('unreadable')
      return taken()
    },
  }
}

/**
 * Name and file name of a part. Browsers write both in UTF-8 and in quotes, with quotes and line breaks inside as
 * percent signs, and nothing else.
 */
function disposition(headers: string): { name: string; fileName: string | null } {
  const line = headers.split('\r\n').find((one) => /^content-disposition:/i.test(one)) ?? ''
  const value = (name: string) => {
    const start = line.indexOf(`; ${name}="`)
    if (start < 0) return null
    const from = start + name.length + 4
    const end = line.indexOf('"', from)
    return line
      .slice(from, end < 0 ? line.length : end)
      .replace(/%(22|0d|0a)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
  return { name: value('name') ?? '', fileName: value('filename') }
}

const AMPERSAND = 38
const EQUALS = 61

// `application/x-www-form-urlencoded`. A pair that is handed on gives its text in pieces, decoded.
function pairParser({ isHandedOn, fieldsMax, collectedMaxBytes }: FormOptions): FormParser {
  let pair: Uint8Array[] = []
  let collected = 0
  let fields = 0
  let isNamed = false
  let handingOn: ReturnType<typeof percentDecoder> | null = null

  const collect = (bytes: Uint8Array) => {
    collected += bytes.length
    if (collected > collectedMaxBytes) throw new FormError('too-large')
    pair.push(bytes)
  }
  const collectedText = () => {
    // Percent signs keep it to ASCII; what is not is read like the rest of a text in UTF-8.
    const decoder = new TextDecoder()
    const text = pair.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode()
    pair = []
    return text
  }
  // Takes a piece without `&`.
  const take = (bytes: Uint8Array): FormEvent[] => {
    if (handingOn) return [{ type: 'piece', bytes: handingOn.write(bytes) }]
    const equals = bytes.indexOf(EQUALS)
    if (equals < 0) {
      collect(bytes)
      return []
    }
    // The name may have begun in a piece before; the first `=` of a pair ends it.
    if (!isNamed) {
      isNamed = true
      const raw = [...pair, bytes.subarray(0, equals + 1)]
      const decoder = new TextDecoder()
      const [[name] = ['']] = new URLSearchParams(raw.map((piece) => decoder.decode(piece, { stream: true })).join(''))
      if (isHandedOn(name, null)) {
        pair = []
        fields += 1
        handingOn = percentDecoder()
        const piece = handingOn.write(bytes.subarray(equals + 1))
        return [
          { type: 'begin', name, fileName: null },
          { type: 'piece', bytes: piece },
        ]
      }
    }
    collect(bytes)
    return []
  }
  const finishPair = (): FormEvent[] => {
    isNamed = false
    if (handingOn) {
      const rest = handingOn.end()
      handingOn = null
      return [{ type: 'piece', bytes: rest }, { type: 'end' }]
    }
    fields += 1
    if (fields > fieldsMax) throw new FormError('too-large')
    const encoder = new TextEncoder()
    return [...new URLSearchParams(collectedText())].map(([name, value]) => ({
      type: 'field',
      name,
      fileName: null,
      bytes: encoder.encode(value),
    }))
  }

  return {
    write(bytes) {
      const events: FormEvent[] = []
      let from = 0
      for (let at = bytes.indexOf(AMPERSAND); at >= 0; at = bytes.indexOf(AMPERSAND, from)) {
        events.push(...take(bytes.subarray(from, at)), ...finishPair())
        from = at + 1
      }
      if (from < bytes.length) events.push(...take(bytes.subarray(from)))
      return events
    },
    end: finishPair,
  }
}

// Decodes percent signs that may be cut anywhere.
function percentDecoder() {
  let waiting = ''
  const decode = (text: string) => {
    const letters = text
      .replaceAll('+', ' ')
      .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    const bytes = new Uint8Array(letters.length)
    for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i)
    return bytes
  }
  return {
    write(bytes: Uint8Array) {
      const text = waiting + latin1(bytes)
      const cut = text.lastIndexOf('%')
      const isWhole = cut < 0 || cut <= text.length - 3
      waiting = isWhole ? '' : text.slice(cut)
      return decode(isWhole ? text : text.slice(0, cut))
    },
    end: () => decode(waiting),
  }
}

// Arguments that a function takes at once.
const AT_ONCE = 8_192

/** A character for every byte: for text that is ASCII where it is what it should be. */
export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return text
}
