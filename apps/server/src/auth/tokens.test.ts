import { assert, asyncProperty, integer, json, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSigner, randomToken, sha256Hex } from './tokens.ts'

const signer = createSigner('a secret of more than thirty-two characters')

describe('what we sign', () => {
  it('comes back as it was, for the same purpose only', async () => {
    await assert(
      asyncProperty(json(), string(), async (text, purpose) => {
        const payload = { value: JSON.parse(text) as unknown }
        const token = await signer.sign(purpose, payload)
        expect(await signer.verify(purpose, token)).toEqual(payload)
        expect(await signer.verify(`${purpose}x`, token)).toBeNull()
      }),
    )
  })

  it('is worth nothing with one character changed, or from another server', async () => {
    const token = await signer.sign('room', { roomId: 'les_1' })
    await assert(
      // The last character of each half holds spare bits, so the ones before are changed.
      asyncProperty(integer({ min: 0, max: token.indexOf('.') - 2 }), async (at) => {
        const other = token[at] === 'A' ? 'B' : 'A'
        expect(await signer.verify('room', token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
      }),
    )
    expect(await createSigner('another secret of more than thirty-two').verify('room', token)).toBeNull()
  })

  it.each(['', '.', 'a.b.c', 'no dot', 'ä.ö', '=.='])('is not "%s"', async (text) => {
    expect(await signer.verify('room', text)).toBeNull()
  })
})

it('makes tokens that nobody guesses and keeps only their hash', async () => {
  const tokens = new Set(Array.from({ length: 100 }, randomToken))
  expect(tokens.size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
