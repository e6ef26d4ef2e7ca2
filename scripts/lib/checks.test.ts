import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAllowed, licenceDenial } from './licences.ts'
import { superLinear } from './linear.ts'
import { patternsIn } from './patterns.ts'

const rules = {
  allowed: ['MIT', 'Zlib'],
  exceptions: {
    'tool-*': { licence: 'MPL-2.0', reason: 'Not shipped.' },
    old: { licence: null, reason: 'MIT by its README.' },
  },
}
const locked = (name: string, isOfOnePlatform = false) => ({ name, version: '1.0.0', isOfOnePlatform })

test('a licence is allowed when one of its choices is, with all of its parts', () => {
  for (const licence of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND Zlib'])
    assert.equal(isAllowed(licence, rules.allowed), true)
  for (const licence of ['AGPL-3.0', 'MIT AND GPL-3.0', '']) assert.equal(isAllowed(licence, rules.allowed), false)
})

test('a package with another licence, or none, is refused unless it is named with exactly that licence', () => {
  assert.equal(licenceDenial(locked('new'), 'AGPL-3.0', rules), 'its licence is AGPL-3.0')
  assert.equal(licenceDenial(locked('new'), null, rules), 'its licence is not named')
  assert.equal(licenceDenial(locked('tool-linux'), 'MPL-2.0', rules), null)
  assert.equal(licenceDenial(locked('tool-linux'), 'AGPL-3.0', rules), 'its licence is AGPL-3.0')
  assert.equal(licenceDenial(locked('old'), null, rules), null)
})

test('only a package of another platform may be missing', () => {
  assert.equal(licenceDenial(locked('new', true), undefined, rules), null)
  assert.match(licenceDenial(locked('new'), undefined, rules) ?? '', /not installed/)
})

test('patterns are found as literals and as calls, and refused when they are put together', () => {
  const found = patternsIn('a.ts', "const a = /x+/g\nconst b = new RegExp('y+', 'i')\nconst c = 4 / 2 / 1")
  assert.deepEqual(found, [
    { place: 'a.ts:1', source: 'x+', flags: 'g' },
    { place: 'a.ts:2', source: 'y+', flags: 'i' },
  ])
  assert.throws(() => patternsIn('a.ts', 'const a = new RegExp(`${b}+`)'), /one literal/)
})

test('a quadratic and an exponential pattern are found, a linear one is not', async () => {
  const pattern = (source: string) => ({ place: source, source, flags: '' })
  const found = await superLinear(['^[a-z]{1,9}$', 'a.*b.*c$', '^(a|a)*$'].map(pattern))
  assert.deepEqual(
    found.map(({ pattern: { source } }) => source),
    ['a.*b.*c$', '^(a|a)*$'],
  )
})
