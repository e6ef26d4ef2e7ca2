import { randomId } from './random-id.ts'
import type { KeyValueStorage } from './storage.ts'

const KEY = 'hwjy.deviceId'

/** Same browser, same id, until its storage is cleared. Random, so it says nothing about the device. */
export function deviceIdOf(storage: KeyValueStorage): string {
  const known = storage.getItem(KEY)
  if (known) return known
  const fresh = randomId()
  storage.setItem(KEY, fresh)
  return fresh
}
