import { deviceStorage } from './storage.ts'

export interface SavedChoice<Value extends string> {
  values: readonly [Value, ...Value[]]
  get: () => Value
  set: (value: Value) => void
  /** Brings what is saved into force. */
  apply: () => void
  subscribe: (listener: () => void) => () => void
}

export interface SavedChoiceOptions<Value extends string> {
  /** In localStorage. */
  key: string
  /** The first one is what holds while nobody has chosen. */
  values: readonly [Value, ...Value[]]
  /** Brings it into force; also when another window of the app has chosen. */
  apply: (value: Value) => void
}

/** One of a few things, chosen on this device and kept for the next visit. */
export function savedChoice<Value extends string>({
  key,
  values,
  apply,
}: SavedChoiceOptions<Value>): SavedChoice<Value> {
  const listeners = new Set<() => void>()
  const get = () => values.find((value) => value === deviceStorage.getItem(key)) ?? values[0]
  const applySaved = () => apply(get())
  function tellAll() {
    applySaved()
    for (const listener of listeners) listener()
  }
  return {
    values,
    get,
    apply: applySaved,
    set(value) {
      deviceStorage.setItem(key, value)
      tellAll()
    },
    subscribe(listener) {
      const follow = (event: StorageEvent) => event.key === key && tellAll()
      listeners.add(listener)
      window.addEventListener('storage', follow)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', follow)
      }
    },
  }
}
