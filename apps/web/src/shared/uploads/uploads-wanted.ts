import { createStore, type ReadableStore } from '@hwjy/base'
import { deviceStorage } from '../choices/storage.ts'

const storageKey = 'hwjy.uploads'

const wanted = createStore(deviceStorage.getItem(storageKey) !== null)

/** Whether this device has uploads or unsent messages of anybody: only then the code that carries them on is fetched. */
export const areUploadsWanted: ReadableStore<boolean> = wanted

export function wantUploads() {
  deviceStorage.setItem(storageKey, '1')
  wanted.setState(true)
}

/** Forgets that uploads were under way on this device; the next visit fetches no code for them. */
export const forgetUploads = () => deviceStorage.removeItem(storageKey)
