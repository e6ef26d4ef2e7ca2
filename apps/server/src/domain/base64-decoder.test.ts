import { describe, expect, it } from 'vitest'
import { createBase64Decoder } from './base64-decoder.ts'

/** The decoded bytes; null when a piece was refused. */
function decoded(text: string, pieceLength: number): string | null {
  const decoder = createBase64Decoder()
  const pieces = text.match(new RegExp(`[^]{1,${pieceLength}}`, 'g')) ?? []
  const results = [...pieces.map((piece) => decoder.write(piece)), decoder.end()]
  if (results.includes(null)) return null
  return Buffer.concat(results.map((bytes) => bytes ?? new Uint8Array(0))).toString('latin1')
}

describe('Base64 in pieces', () => {
  const text = 'a picture: \x00\xff\x10'
  const base64 = btoa(text)

  it.each([1, 2, 3, 4, 5, 7, 64, 1_000])('is the same in pieces of %i characters', (length) => {
    expect(decoded(base64, length)).toBe(text)
    expect(decoded(`data:image/png;base64,${base64}`, length)).toBe(text)
    expect(decoded(base64.replace(/(.{5})/g, '$1\r\n '), length)).toBe(text)
    expect(decoded(base64.replace(/=+$/, ''), length)).toBe(text)
    expect(decoded(`${'data'}${base64}`, length)).toBe(atob(`data${base64}`))
  })

  it.each([1, 3, 4, 1_000])('is refused when it is none, in pieces of %i characters', (length) => {
    for (const none of ['???', 'AAAA=AAA', 'QUI=QUI=', 'A', 'data:image/png', `data:${'x'.repeat(300)}`])
      expect([none, decoded(none, length)]).toEqual([none, null])
  })
})
