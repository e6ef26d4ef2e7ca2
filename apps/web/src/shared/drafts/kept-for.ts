import { readJson } from '@hwjy/sdk'
import { tabStorage } from '../choices/storage.ts'

const storageKey = 'hwjy.keptFor'

/** The people for whom this tab keeps work on the device: children of one family take turns in it. */
export function keptFor(): readonly string[] {
  const found = readJson(tabStorage, storageKey)
  return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
}

export function noteKeptFor(userId: string) {
  if (userId !== '' && !keptFor().includes(userId))
    tabStorage.setItem(storageKey, JSON.stringify([...keptFor(), userId]))
}
