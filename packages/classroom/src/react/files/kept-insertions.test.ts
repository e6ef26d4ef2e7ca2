// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../../test/memory-storage.ts'
import { type KeptFile, keptInsertions } from './kept-insertions.ts'

const file: KeptFile = {
  kind: 'file',
  id: 'one',
  name: '第三课.pdf',
  sizeBytes: 9,
  fileKind: 'document',
  pictureAs: 'element',
  fileId: null,
  pageIds: [],
}
const DAY_MS = 24 * 60 * 60_000

function open(storage: Storage = createMemoryStorage(), scope = 'lesson-1/teacher', at = 0) {
  return keptInsertions(
    () => scope,
    () => storage,
    () => at,
  )
}

it('an insertion is kept for its person in its room, until it is removed', () => {
  const storage = createMemoryStorage()
  open(storage).put(file)
  open(storage).put({ ...file, fileId: 'res_1' })
  expect(open(storage).list()).toEqual([{ ...file, fileId: 'res_1' }])
  expect(open(storage, 'lesson-2/teacher').list()).toEqual([])
  open(storage).remove('one')
  expect([open(storage).list(), storage.length]).toEqual([[], 0])
})

it('an insertion of yesterday is not offered, and goes with the next one that is kept', () => {
  const storage = createMemoryStorage()
  open(storage).put(file)
  const later = open(storage, 'lesson-2/teacher', DAY_MS + 1)
  expect(open(storage, 'lesson-1/teacher', DAY_MS + 1).list()).toEqual([])
  later.put({ ...file, id: 'two' })
  expect(open(storage).list()).toEqual([])
})

it('what another version or program wrote costs nothing but itself', () => {
  const storage = createMemoryStorage()
  open(storage).put(file)
  const [key] = [storage.key(0) ?? '']
  const [entry] = JSON.parse(storage.getItem(key) ?? '[]') as object[]
  storage.setItem(key, JSON.stringify([{ ...entry, kept: { ...file, kind: 'film' } }, 7, entry]))
  expect(open(storage).list()).toEqual([file])
  storage.setItem(key, '{')
  expect(open(storage).list()).toEqual([])
})

it('a storage that is forbidden keeps nothing and breaks nothing', () => {
  const forbidden = keptInsertions(
    () => 'lesson-1/teacher',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  )
  forbidden.put(file)
  expect(forbidden.list()).toEqual([])
})
