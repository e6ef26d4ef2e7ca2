/** Typed events. A listener that throws is reported by the browser and does not keep the others from hearing. */
export interface Emitter<Events> {
  on<E extends keyof Events>(event: E, listener: (value: Events[E]) => void): () => void
  emit<E extends keyof Events>(event: E, value: Events[E]): void
  /** Tells whether the event has a listener: work that only feeds this event is worth doing. */
  isHeard(event: keyof Events): boolean
}

export function createEmitter<Events>(): Emitter<Events> {
  const listeners: { [E in keyof Events]?: Set<(value: Events[E]) => void> } = {}
  return {
    on(event, listener) {
      const set = (listeners[event] ??= new Set())
      // Wrapped, so that the same function subscribed twice is two subscriptions.
      const entry: typeof listener = (value) => listener(value)
      set.add(entry)
      return () => set.delete(entry)
    },
    emit(event, value) {
      for (const listener of listeners[event] ?? []) {
        try {
          listener(value)
        } catch (error) {
          reportError(error)
        }
      }
    },
    isHeard: (event) => (listeners[event]?.size ?? 0) > 0,
  }
}
