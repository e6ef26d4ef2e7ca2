import { describe, expect, it } from 'vitest'
import { isOwnOrigin, publicOrigin, schoolOfAddress, schoolOrigin } from './school-of-address.ts'

const schools = [
  { id: 'first', slug: null },
  { id: 'huawen', slug: 'huawen' },
  { id: 'maple', slug: 'maple' },
]
const keys = [
  { schoolId: 'maple', origins: ['https://maple.example', 'https://both.example'] },
  { schoolId: 'huawen', origins: ['https://both.example'] },
]
const of = (host: string, origin: string | null = null, publicUrl: string | null = null) =>
  schoolOfAddress({ host, origin, publicUrl }, schools, keys)

describe('the school of an address', () => {
  it.each([
    ['huawen.localhost:8080', 'huawen'],
    ['Huawen.LOCALHOST', 'huawen'],
    ['maple.example', 'maple'],
    ['localhost:8080', 'first'],
    ['127.0.0.1:8080', 'first'],
    ['nothing.localhost:8080', 'first'],
    ['huawen.class.example', 'first'],
    ['MAPLE.example.', 'maple'],
    ['huawen.localhost.:8080', 'huawen'],
    ['', 'first'],
  ])('the school of the address %s is %s', (host, school) => expect(of(host)).toBe(school))

  it.each([
    ['maple.class.example', 'maple'],
    ['class.example', 'first'],
    ['maple.other.example', 'first'],
    ['maple.class.example.attacker.example', 'first'],
  ])('the school of %s is %s where PUBLIC_URL is https://class.example', (host, school) =>
    expect(of(host, null, 'https://class.example')).toBe(school),
  )

  it('an address that names no school leaves it to the page that calls', () => {
    expect(of('localhost:8080', 'https://maple.example')).toBe('maple')
    expect(of('localhost:8080', 'https://unknown.example')).toBe('first')
  })

  it('the address of a school stays that of the school when a page of another one calls it', () => {
    expect(of('huawen.localhost:8080', 'https://maple.example')).toBe('huawen')
  })

  it.each([
    ['huawen.localhost:8080', 'huawen'],
    ['huawen.class.example', 'huawen'],
    ['class.example', 'first'],
    ['www.class.example', 'first'],
    ['localhost:8080', 'first'],
    ['192.168.1.7:8080', 'first'],
  ])('no key of another school takes the address %s of this server, by host or by page', (host, school) => {
    const claims = ['http', 'https'].map((scheme) => `${scheme}://${host}`)
    const hostile = [{ schoolId: 'maple', origins: claims }]
    for (const origin of [null, ...claims]) {
      const address = { host, origin, publicUrl: 'https://class.example' }
      expect(schoolOfAddress(address, schools, hostile)).toBe(school)
    }
  })

  it('a page of another port of this computer is that of the key which allows it', () => {
    const local = [{ schoolId: 'maple', origins: ['http://localhost:3000'] }]
    const address = { host: 'localhost:8080', origin: 'http://localhost:3000', publicUrl: null }
    expect(schoolOfAddress(address, schools, local)).toBe('maple')
  })

  it('the first key decides for a page that two schools allow', () => {
    expect(of('localhost', 'https://both.example')).toBe('maple')
  })

  it('a server without a school has none at any address', () => {
    expect(schoolOfAddress({ host: 'localhost', origin: null, publicUrl: null }, [], [])).toBeNull()
  })
})

it.each([
  ['http://localhost:8080', true],
  ['https://localhost:8080', true],
  ['https://class.example', true],
  ['http://localhost:8081', false],
  ['https://attacker.example', false],
  ['null', false],
  ['', false],
])('a page of %s belongs to the server at localhost:8080, public as https://class.example: %s', (origin, isOwn) =>
  expect(isOwnOrigin(origin, { host: 'localhost:8080', publicUrl: 'https://class.example' })).toBe(isOwn),
)

it.each([
  ['http://localhost:8080', null, 'http://localhost:8080'],
  ['http://huawen.class.example', 'https://class.example', 'https://huawen.class.example'],
  ['http://other.class.example', 'https://class.example', 'https://class.example'],
  ['http://attacker.example', 'https://class.example', 'https://class.example'],
])('addresses given to who reached us at %s, public as %s, begin with %s', (request, publicUrl, origin) =>
  expect(publicOrigin(request, publicUrl, schools)).toBe(origin),
)

it('the address of a school is below that of its server', () => {
  expect(schoolOrigin('http://localhost:8080', 'huawen')).toBe('http://huawen.localhost:8080')
})
