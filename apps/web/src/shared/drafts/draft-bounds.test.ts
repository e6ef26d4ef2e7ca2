import { expect, it } from 'vitest'
import { draftsToDrop, sizeOf } from './draft-bounds.ts'

const now = 1_700_000_000_000
const DAY_MS = 86_400_000
const draft = (key: string, ageDays: number, megabytes = 0) => ({
  key,
  savedAt: now - ageDays * DAY_MS,
  sizeBytes: megabytes * 1024 * 1024,
})

it('blobs count whole, texts two bytes a letter', () => {
  expect(sizeOf({ a: '好好', photos: [new Blob([new Uint8Array(1_000)])] })).toBe(2 + 4 + 12 + 2 + 1_000)
})

it('drafts of more than thirty days go', () => {
  expect(draftsToDrop([draft('new', 29), draft('old', 31)], now)).toEqual(['old'])
})

it('the oldest go when there are more than fifty, or more than 100 MB', () => {
  const many = Array.from({ length: 52 }, (_, age) => draft(`${age}`, age / 10))
  expect(draftsToDrop(many, now)).toEqual(['50', '51'])
  expect(draftsToDrop([draft('a', 1, 60), draft('b', 2, 30), draft('c', 3, 20)], now)).toEqual(['c'])
})
