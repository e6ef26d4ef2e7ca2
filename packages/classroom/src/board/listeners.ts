export function createListeners<T>() {
  const listeners = new Set<(news: T) => void>()
  return {
    add(listener: (news: T) => void): () => void {
      // Wrapped, so that adding one function twice makes two subscriptions.
      const own = (news: T) => listener(news)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    tell(news: T): void {
      for (const listener of listeners) listener(news)
    },
    clear: () => listeners.clear(),
  }
}
