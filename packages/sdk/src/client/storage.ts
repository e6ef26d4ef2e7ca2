/** The part of Web Storage that the SDK uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Lives as long as the page. Its keys can be listed, as those of Web Storage: what belongs to one person can be found and removed. */
export function memoryStorage(): KeyValueStorage & Pick<Storage, 'key' | 'length'> {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/**
 * `localStorage`, or memory where a browser forbids it (blocked cookies, private windows, a server).
 * Reading the property alone can throw, so it is tried once.
 */
export function browserStorage(): KeyValueStorage {
  // A server has one `localStorage` for all its requests, where it has one at all.
  if (typeof window === 'undefined') return memoryStorage()
  try {
    const storage = globalThis.localStorage
    storage.setItem('hwjy.probe', '')
    storage.removeItem('hwjy.probe')
    return storage
  } catch {
    return memoryStorage()
  }
}

/** Is put before the keys of an instance for another server than the page's own. */
export const scopeOf = (server: string): string => (server === '' ? '' : `${server} `)

/** A part of the storage for one server. That of the page's own origin has no prefix. */
export function scopedStorage(storage: KeyValueStorage, server: string): KeyValueStorage {
  const scope = scopeOf(server)
  if (scope === '') return storage
  return {
    getItem: (key) => storage.getItem(scope + key),
    setItem: (key, value) => storage.setItem(scope + key, value),
    removeItem: (key) => storage.removeItem(scope + key),
  }
}

/** The stored value, or null when it is missing or was not written by us. */
export function readJson(storage: KeyValueStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
