import { browserStorage, type KeyValueStorage, memoryStorage } from '@hwjy/sdk'

/** What this device keeps for the next visit; memory where the browser forbids it. */
export const deviceStorage: KeyValueStorage = browserStorage()

/** What this tab keeps through a reload; memory where the browser forbids it. */
export const tabStorage: KeyValueStorage = sessionStorageOrMemory()

function sessionStorageOrMemory(): KeyValueStorage {
  try {
    // Reading the property alone can throw; outside browsers there is none.
    return globalThis.sessionStorage ?? memoryStorage()
  } catch {
    return memoryStorage()
  }
}
