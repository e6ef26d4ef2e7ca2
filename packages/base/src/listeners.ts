/** Functions that want to hear about one kind of event. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Adding the same function twice makes two subscriptions. @returns how to stop listening */
  add(listener: (...args: Args) => void): () => void
  /** Calls the listeners in the order in which they were added. One that throws is reported and stops no other. */
  call(...args: Args): void
  clear(): void
  /** Work that only feeds listeners is worth doing when there are some. */
  readonly size: number
}

export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const entries = new Set<(...args: Args) => void>()
  return {
    add(listener) {
      const entry = (...args: Args) => listener(...args)
      entries.add(entry)
      return () => void entries.delete(entry)
    },
    call(...args) {
      for (const entry of entries) {
        try {
          entry(...args)
        } catch (error) {
          reportUncaught(error)
        }
      }
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size
    },
  }
}

/** Makes an uncaught error of it, as `reportError` does, which Node does not have. */
function reportUncaught(error: unknown) {
  queueMicrotask(() => {
    throw error
  })
}
