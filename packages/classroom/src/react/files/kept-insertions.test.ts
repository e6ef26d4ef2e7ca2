// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../../test/memory-storage.ts'
import { KEPT_LIMIT, type KeptFile, keptInsertions } from './kept-insertions.ts'

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

it('what another version or program wrote costs nothing but itself, and goes after a day', () => {
  const storage = createMemoryStorage()
  open(storage).put(file)
  const key = storage.key(0) ?? ''
  const entry = JSON.parse(storage.getItem(key) ?? '') as object
  storage.setItem(`${key}2`, JSON.stringify({ ...entry, kept: { ...file, kind: 'film' } }))
  storage.setItem(`${key}3`, '{')
  expect(open(storage).list()).toEqual([file])
  open(storage, 'lesson-1/teacher', DAY_MS + 1).put({ ...file, id: 'four' })
  expect(storage.length).toBe(1)
})

it('two tabs keep theirs at the same time, whichever writes last', () => {
  const storage = createMemoryStorage()
  const stale = createMemoryStorage()
  // The first tab has read the storage before the second one writes.
  const first = open(stale)
  open(storage, 'lesson-2/teacher').put({ ...file, id: 'two' })
  const setItem = (key: string, value: string) => storage.setItem(key, value)
  Object.assign(stale, { setItem })
  first.put(file)
  expect(open(storage).list()).toEqual([file])
  expect(open(storage, 'lesson-2/teacher').list()).toEqual([{ ...file, id: 'two' }])
})

it(`the newest ${KEPT_LIMIT} are kept, and one that goes on makes no other go`, () => {
  const storage = createMemoryStorage()
  storage.setItem('of another program', 'x')
  for (let i = 0; i <= KEPT_LIMIT; i++) open(storage, 'lesson-1/teacher', i).put({ ...file, id: `f${i}` })
  const ids = () =>
    open(storage, 'lesson-1/teacher', DAY_MS - 1)
      .list()
      .map(({ id }) => id)
  expect(ids()).toEqual(Array.from({ length: KEPT_LIMIT }, (_, i) => `f${i + 1}`))
  open(storage, 'lesson-1/teacher', 100).put({ ...file, id: 'f1', fileId: 'res_1' })
  expect(ids()).toHaveLength(KEPT_LIMIT)
  expect(storage.getItem('of another program')).toBe('x')
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
