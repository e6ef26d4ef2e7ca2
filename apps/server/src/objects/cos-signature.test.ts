import { describe, expect, it } from 'vitest'
import { authorize, parseAuthorization, sign, signedUrl } from './cos-signature.ts'

const request = {
  method: 'PUT',
  path: '/rooms/1/a b(1).pdf',
  query: { partNumber: '1', uploadId: 'u1' },
  headers: { Host: '127.0.0.1:9000', 'Content-Length': '5' },
}

describe('COS signatures', () => {
  it('are those of the real SDK', async () => {
    const text = await authorize(request, { secretId: 'id', secretKey: 'key' }, { from: 1700000000, until: 1700003600 })
    expect(parseAuthorization(text)).toEqual({
      secretId: 'id',
      signTime: '1700000000;1700003600',
      keyTime: '1700000000;1700003600',
      headerNames: ['content-length', 'host'],
      queryNames: ['partnumber', 'uploadid'],
      signature: 'b1743244a761317171fb59d42721d8b0346d1a55',
    })
  })

  it('change with every part of what is signed', async () => {
    const lists = { signTime: '1;2', keyTime: '1;2', headerNames: ['host'], queryNames: ['partnumber'] }
    const signatures = await Promise.all([
      sign(request, 'key', lists),
      sign(request, 'other', lists),
      sign({ ...request, method: 'GET' }, 'key', lists),
      sign({ ...request, path: '/rooms/1/b.pdf' }, 'key', lists),
      sign({ ...request, query: { partNumber: '2' } }, 'key', lists),
      sign({ ...request, headers: { host: 'elsewhere' } }, 'key', lists),
    ])
    expect(new Set(signatures).size).toBe(signatures.length)
  })

  it('can stand in an address', async () => {
    const keys = { secretId: 'id', secretKey: 'key', sessionToken: 'to/ken' }
    const url = new URL(
      await signedUrl('put', 'http://localhost/cos/b-1', 'a/b c.pdf', keys, { from: 1700000000, until: 1700003600 }),
    )
    expect(url.pathname).toBe('/cos/b-1/a/b%20c.pdf')
    expect(url.searchParams.get('x-cos-security-token')).toBe('to/ken')
    expect(url.searchParams.get('q-header-list')).toBe('host')
  })

  it('are not read from something else', () => {
    expect(parseAuthorization('Bearer abc')).toBeNull()
    expect(parseAuthorization('q-sign-algorithm=sha1&q-signature=short')).toBeNull()
    expect(parseAuthorization('q-sign-algorithm=%zz&q-signature=%')).toBeNull()
  })
})
