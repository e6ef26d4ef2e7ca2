/** PostgreSQL's number for the type bytea. */
const BYTEA = 17

const decoder = new TextDecoder('latin1')
const DIGITS = new TextEncoder().encode('0123456789abcdef')
const PREFIX = new TextEncoder().encode('\\x')
// The value of a digit, by its character code.
const VALUES = new Uint8Array(128)
DIGITS.forEach((code, value) => {
  VALUES[code] = value
})

/**
 * Options of PGlite for byte columns. Its own conversion makes a string of each byte and joins them, which for a stroke of
 * 16 kB takes longer than all that PostgreSQL does with it.
 */
export const pgliteBytes = { serializers: { [BYTEA]: toHex }, parsers: { [BYTEA]: fromHex } }

/** Writes bytes in PostgreSQL's hex form. @throws TypeError for anything else than bytes */
export function toHex(bytes: unknown): string {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('A byte column takes a Uint8Array.')
  const text = new Uint8Array(PREFIX.length + bytes.length * 2)
  text.set(PREFIX)
  for (let from = 0, to = PREFIX.length; from < bytes.length; from++, to += 2) {
    const byte = bytes[from] as number
    text[to] = DIGITS[byte >> 4] as number
    text[to + 1] = DIGITS[byte & 15] as number
  }
  return decoder.decode(text)
}

/** Reads PostgreSQL's hex form, in which it always writes lowercase digits. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length - PREFIX.length) / 2)
  for (let to = 0, from = PREFIX.length; to < bytes.length; to++, from += 2) {
    bytes[to] = ((VALUES[text.charCodeAt(from)] as number) << 4) | (VALUES[text.charCodeAt(from + 1)] as number)
  }
  return bytes
}
