import { browserStorage, type KeyValueStorage, memoryStorage } from '@hwjy/sdk'

/** What this device keeps for the next visit; memory where the browser forbids it. */
export const deviceStorage: KeyValueStorage = browserStorage()

/** Whose keys can be listed. */
export type ListedStorage = ReturnType<typeof memoryStorage>

/** All at once, so that removing some moves none. By `key`, because a storage in memory has no properties to list. */
export const keysOf = (storage: ListedStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

/** What this tab keeps through a reload; memory where the browser forbids it. */
export const tabStorage: ListedStorage = sessionStorageOrMemory()

function sessionStorageOrMemory(): ListedStorage {
  try {
    // Reading the property alone can throw; outside browsers there is none.
    return globalThis.sessionStorage ?? memoryStorage()
  } catch {
    return memoryStorage()
  }
}
