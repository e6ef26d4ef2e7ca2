/** A value that can be watched: the shape every port's state has too. */
export interface ReadableStore<T> {
  getState(): T
  subscribe(listener: () => void): () => void
}
export interface Store<T> extends ReadableStore<T> {
  /** Listeners hear about it only when the value is another one. */
  setState(next: T | ((previous: T) => T)): void
}

export function createStore<T>(initial: T): Store<T> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setState(next) {
      const value = typeof next === 'function' ? (next as (previous: T) => T)(state) : next
      if (Object.is(value, state)) return
      state = value
      for (const listener of listeners) listener()
    },
  }
}
