import { createListeners, type Listeners } from '@hwjy/base'

/** Typed events, each with its own listeners. */
export interface Emitter<Events> {
  on<E extends keyof Events>(event: E, listener: (value: Events[E]) => void): () => void
  emit<E extends keyof Events>(event: E, value: Events[E]): void
  /** Tells whether the event has a listener: work that only feeds this event is worth doing. */
  isHeard(event: keyof Events): boolean
}

export function createEmitter<Events>(): Emitter<Events> {
  const listeners: { [E in keyof Events]?: Listeners<[value: Events[E]]> } = {}
  return {
    on<E extends keyof Events>(event: E, listener: (value: Events[E]) => void) {
      const known: Listeners<[value: Events[E]]> = (listeners[event] ??= createListeners())
      return known.add(listener)
    },
    emit: (event, value) => listeners[event]?.call(value),
    isHeard: (event) => (listeners[event]?.size ?? 0) > 0,
  }
}
