import { randomId } from './random-id.ts'
import type { KeyValueStorage } from './storage.ts'

const KEY = 'hwjy.deviceId'
const SECRET_KEY = 'hwjy.deviceSecret'

/** Same browser, same id, until its storage is cleared. Random, so it says nothing about the device. */
export const deviceIdOf = (storage: KeyValueStorage): string => keptIn(storage, KEY)

/**
 * A secret by which the server knows the browser again. It is shown to no other user, because an id stands in logs and
 * lists.
 */
export const deviceSecretOf = (storage: KeyValueStorage): string => keptIn(storage, SECRET_KEY)

function keptIn(storage: KeyValueStorage, key: string): string {
  const known = storage.getItem(key)
  if (known) return known
  const fresh = randomId()
  storage.setItem(key, fresh)
  return fresh
}
