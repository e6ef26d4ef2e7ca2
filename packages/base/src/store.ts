import { createListeners } from './listeners.ts'

/** A value that can be watched. Both functions fit `useSyncExternalStore` as they are. */
export interface ReadableStore<T> {
  getState(): T
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void
}

export interface Store<T> extends ReadableStore<T> {
  /** Listeners are called only when the value is another one (`Object.is`). */
  setState(next: T | ((previous: T) => T)): void
}

export function createStore<T>(initial: T): Store<T> {
  let state = initial
  const listeners = createListeners()
  return {
    getState: () => state,
    subscribe: listeners.add,
    setState(next) {
      const value = typeof next === 'function' ? (next as (previous: T) => T)(state) : next
      if (Object.is(value, state)) return
      state = value
      listeners.call()
    },
  }
}
