import { createListeners } from '@hwjy/base'
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
  /** The first one applies until the user has chosen. */
  values: readonly [Value, ...Value[]]
  /** Brings it into force; also when another window of the app has chosen. */
  apply: (value: Value) => void
}

const savedValue = <Value extends string>({ key, values }: SavedChoiceOptions<Value>): Value =>
  values.find((value) => value === deviceStorage.getItem(key)) ?? values[0]

/** Applies the saved value: the first drawing needs no more of a choice. */
export const applySaved = <Value extends string>(choice: SavedChoiceOptions<Value>) => choice.apply(savedValue(choice))

/** One of a few things, chosen on this device and kept for the next visit. */
export function savedChoice<Value extends string>(choice: SavedChoiceOptions<Value>): SavedChoice<Value> {
  const { key, values } = choice
  const listeners = createListeners()
  const apply = () => applySaved(choice)
  function tellAll() {
    apply()
    listeners.call()
  }
  return {
    values,
    get: () => savedValue(choice),
    apply,
    set(value) {
      deviceStorage.setItem(key, value)
      tellAll()
    },
    subscribe(listener) {
      const follow = (event: StorageEvent) => event.key === key && tellAll()
      const stop = listeners.add(listener)
      window.addEventListener('storage', follow)
      return () => {
        stop()
        window.removeEventListener('storage', follow)
      }
    },
  }
}
