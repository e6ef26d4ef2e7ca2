import { expect, it } from 'vitest'
import { newerThan } from './newer-than.ts'

const releases = ['1.10.0', '1.9', '1.9.0', '1.2.1', '1.2.0'].map((version) => ({ version }))

it.each([
  ['1.2.0', ['1.10.0', '1.9', '1.9.0', '1.2.1']],
  ['1.9', ['1.10.0']],
  ['1.10', []],
])('to who has %s, %j are new', (version, newer) => {
  expect(newerThan(version, releases).map((release) => release.version)).toEqual(newer)
})
