import { expect, it } from 'vitest'
import { createSigner } from '../auth/tokens.ts'
import { parseAuthorization, sign } from './cos-signature.ts'
import { createReadAddresses } from './read-addresses.ts'
import { createStoreCredentials } from './store-credentials.ts'

const KEY = 'teacher/usr_li/document/第三课 (1).pdf'
const NOON = Date.parse('2026-11-20T12:07:00.000Z')
const credentials = createStoreCredentials(createSigner('a secret of more than thirty-two characters'))

it.each(['http://localhost:8080/cos/b-1', 'https://b-1.cos.ap-shanghai.myqcloud.com'])(
  'an address at %s is signed as the real COS checks it',
  async (base) => {
    const signAddress = await createReadAddresses(credentials).at(NOON)
    const { host, pathname, search } = new URL(signAddress(base, KEY))
    const authorization = parseAuthorization(search.slice(1))
    if (!authorization) throw new Error('no signature')
    const secretKey = await credentials.secretKey(authorization.secretId)
    const request = { method: 'GET', path: `/${KEY}`, query: {}, headers: { host } }
    expect(authorization.signature).toBe(await sign(request, secretKey, authorization))
    expect(decodeURIComponent(pathname).endsWith(KEY)).toBe(true)
    // Noon, less the minute by which a clock may be late, until a quarter and an hour later.
    const noon = Date.parse('2026-11-20T12:00:00.000Z') / 1_000
    expect(authorization.signTime).toBe(`${noon - 60};${noon + 75 * 60}`)
  },
)

it('an address stays the same for a quarter of an hour, also while two are made in turn', async () => {
  const addresses = createReadAddresses(credentials)
  const at = async (now: number, key = KEY) => (await addresses.at(now))('http://localhost/cos/b-1', key)
  const first = await at(NOON)
  expect(await at(NOON, 'teacher/usr_li/image/b.png')).not.toBe(first)
  expect(await at(NOON + 7 * 60_000)).toBe(first)
  expect(await at(NOON + 8 * 60_000)).not.toBe(first)
})
