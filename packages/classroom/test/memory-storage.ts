/** A browser's storage in memory. After `fill` it takes nothing new. */
export function createMemoryStorage(): Storage & { fill(): void } {
  const entries = new Map<string, string>()
  let isFull = false
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (isFull) throw new DOMException('The storage is full.', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    fill() {
      isFull = true
    },
  }
}
