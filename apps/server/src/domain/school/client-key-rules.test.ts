import { describe, expect, it } from 'vitest'
import { keyDenial, readOrigin, readOrigins } from './client-key-rules.ts'

it.each([
  ['https://School.example/', { origin: 'https://school.example' }],
  [' https://school.example:8443 ', { origin: 'https://school.example:8443' }],
  ['https://学校.example', { origin: 'https://xn--48s290a.example' }],
  ['http://localhost:5173', { origin: 'http://localhost:5173' }],
  ['http://huawen.localhost', { origin: 'http://huawen.localhost' }],
  ['http://school.example', { denial: 'not-secure' }],
  ['https://school.example/class', { denial: 'not-an-origin' }],
  ['https://*.example', { denial: 'not-an-origin' }],
  ['https://school.example.', { denial: 'not-an-origin' }],
  ['https://school..example', { denial: 'not-an-origin' }],
  ['https://user@school.example', { denial: 'not-an-origin' }],
  ['*', { denial: 'not-an-origin' }],
  ['null', { denial: 'not-an-origin' }],
  ['javascript:alert(1)', { denial: 'not-an-origin' }],
  [`https://${'a'.repeat(250)}.example`, { denial: 'not-an-origin' }],
])('the origin %s is read as %o', (text, read) => expect(readOrigin(text)).toEqual(read))

it('a list of origins holds each one once, and at most twenty', () => {
  expect(readOrigins(['https://a.example', 'https://a.example/'])).toEqual({ origins: ['https://a.example'] })
  const many = Array.from({ length: 21 }, (_, no) => `https://s${no}.example`)
  expect(readOrigins(many)).toEqual({ denial: 'too-many-origins', text: '' })
  expect(readOrigins(['https://a.example', 'b'])).toEqual({ denial: 'not-an-origin', text: 'b' })
})

describe('a client key', () => {
  const page = { schoolId: 's', secretHash: null, origins: ['https://a.example'] }
  const server = { schoolId: 's', secretHash: 'right', origins: [] }
  const shown = (more: object) => ({ secretHash: 'empty', isSecretEmpty: true, origin: null, ...more })

  it.each([
    ['without a secret serves its own page', page, { origin: 'https://a.example' }, null],
    ['without a secret serves no other page', page, { origin: 'https://b.example' }, 'foreign-origin'],
    ['without a secret serves no program', page, {}, 'foreign-origin'],
    ['without a secret takes none', page, { isSecretEmpty: false, origin: 'https://a.example' }, 'wrong-secret'],
    ['with a secret serves a program', server, { secretHash: 'right', isSecretEmpty: false }, null],
    ['with a secret refuses another one', server, { secretHash: 'wrong', isSecretEmpty: false }, 'wrong-secret'],
    ['with a secret refuses a call without it', server, {}, 'wrong-secret'],
    [
      'with a secret serves no page that it does not name',
      server,
      { secretHash: 'right', isSecretEmpty: false, origin: 'https://a.example' },
      'foreign-origin',
    ],
  ])('a client key %s', (_, key, more, denial) => expect(keyDenial(key, shown(more))).toBe(denial))
})
