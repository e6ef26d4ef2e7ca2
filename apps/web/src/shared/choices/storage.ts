import { browserStorage, type KeyValueStorage, memoryStorage } from '@hwjy/sdk'

/** Storage of this device, kept for the next visit; memory where the browser forbids it. */
export const deviceStorage: KeyValueStorage = browserStorage()

/** A storage that can list its keys. */
export type ListedStorage = ReturnType<typeof memoryStorage>

/** All at once, so that removing some moves none. By `key`, because a storage in memory has no properties to list. */
export const keysOf = (storage: ListedStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

/** Storage of this tab, kept through a reload; memory where the browser forbids it. */
export const tabStorage: ListedStorage = sessionStorageOrMemory()

function sessionStorageOrMemory(): ListedStorage {
  try {
    // Reading the property alone can throw; outside browsers there is none.
    return globalThis.sessionStorage ?? memoryStorage()
  } catch {
    return memoryStorage()
  }
}
