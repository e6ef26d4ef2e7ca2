import { expect, it } from 'vitest'
import { createIdbTakeStore } from './idb-take-store.ts'

it('a browser without a database keeps no take, and nothing that is asked of it fails', async () => {
  expect(globalThis.indexedDB).toBeUndefined()
  const store = createIdbTakeStore()
  expect(await store.put('anna/1', { id: 'a', recordedAt: 0, mp3: new Blob(), durationMs: 1_000 })).toBe(false)
  expect(await store.list('anna/1')).toEqual([])
  expect(await store.count('anna/')).toBe(0)
  await store.remove('anna/1', 'a')
  await store.clear('anna/')
})
