import { assert, asyncProperty, integer, json, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStoreCredentials } from '../objects/store-credentials.ts'
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

describe('a signing secret that is changed', () => {
  const [first, second, third] = ['first', 'second', 'third'].map(
    (name) => `${name} secret of more than thirty-two characters`,
  )
  const secrets = (...list: (string | undefined)[]) => createSigner(list.filter((one) => one !== undefined))

  it('signs with the newest, and the older ones verify until they are removed', async () => {
    const old = await secrets(first).sign('room', { roomId: 'les_1' })
    const both = secrets(first, second)
    expect(await both.verify('room', old)).toEqual({ roomId: 'les_1' })
    const fresh = await both.sign('room', { roomId: 'les_2' })
    expect(await secrets(second).verify('room', fresh)).toEqual({ roomId: 'les_2' })
    expect(await secrets(second, third).verify('room', old)).toBeNull()
  })

  it('stands by its id in each token', async () => {
    const token = await secrets(first, second).sign('room', {})
    expect(token.split('.')[2]).toBe(await secrets(second).keyId())
    expect(await secrets(first).keyId()).not.toBe(await secrets(second).keyId())
  })

  it('is the oldest one for a token that carries no id', async () => {
    const [payload, mac] = (await secrets(first).sign('room', { roomId: 'les_1' })).split('.')
    expect(await secrets(first, second).verify('room', `${payload}.${mac}`)).toEqual({ roomId: 'les_1' })
    expect(await secrets(second, first).verify('room', `${payload}.${mac}`)).toBeNull()
  })

  it('leaves upload credentials valid that were given before', async () => {
    const grant = { sessionId: 's', bucket: 'b', prefix: 'p/', actions: ['write'], maxBytes: 1, quotaBytes: 1 } as const
    const given = await createStoreCredentials(secrets(first)).issue(grant, 0)
    const later = createStoreCredentials(secrets(first, second))
    expect(await later.policy(given.sessionToken)).toMatchObject(grant)
    expect(await later.secretKey(given.secretId)).toBe(given.secretKey)
    expect(await createStoreCredentials(secrets(second)).policy(given.sessionToken)).toBeNull()
  })
})

it('makes tokens that nobody guesses and keeps only their hash', async () => {
  const tokens = new Set(Array.from({ length: 100 }, randomToken))
  expect(tokens.size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
