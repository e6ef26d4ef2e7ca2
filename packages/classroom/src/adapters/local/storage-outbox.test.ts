// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../../test/memory-storage.ts'
import { describeOutboxStore } from '../../ports/outbox-store.contract.ts'
import { storageOutbox } from './storage-outbox.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describeOutboxStore('storage in memory', () => {
  const storage = createMemoryStorage()
  return { open: () => storageOutbox(storage), fill: storage.fill }
})

describeOutboxStore('the storage of a tab', () => ({
  open: () => storageOutbox(sessionStorage),
  fill() {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The storage is full.', 'QuotaExceededError')
    })
  },
}))

it('skips entries that another program wrote', () => {
  sessionStorage.setItem('hwjy-outbox/lesson-1/anna/a', 'no JSON')
  sessionStorage.setItem('hwjy-outbox/lesson-1/anna/b', '{"id":"b","at":1,"order":1,"command":{"type":"unknown"}}')
  sessionStorage.setItem('theme', 'dark')
  expect(storageOutbox(sessionStorage).load('lesson-1/anna')).toEqual([])
})
