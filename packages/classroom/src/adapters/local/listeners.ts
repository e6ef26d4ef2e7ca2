/** Listeners of one kind. One that throws is reported and does not keep the others from hearing. */
export interface Listeners<Args extends readonly unknown[]> {
  add(listener: (...args: Args) => void): () => void
  call(...args: Args): void
}

export function createListeners<Args extends readonly unknown[]>(): Listeners<Args> {
  const entries = new Set<(...args: Args) => void>()
  return {
    add(listener) {
      // Wrapped, so that the same function added twice is two listeners.
      const entry = (...args: Args) => listener(...args)
      entries.add(entry)
      return () => {
        entries.delete(entry)
      }
    },
    call(...args) {
      for (const entry of entries) {
        try {
          entry(...args)
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}
