import { readJson } from '@hwjy/sdk'
import { useState } from 'react'
import { tabStorage } from './storage.ts'

/** Text typed into the fields of a form; never passwords. */
export type TextDraft<Name extends string> = Readonly<Record<Name, string>>

/** @property typedAt epoch ms of the last change */
interface StoredDraft {
  typedAt: number
  fields: Readonly<Record<string, string>>
}

export interface ReadDraft<Name extends string> {
  fields: TextDraft<Name>
  /** Null where nothing was kept. */
  typedAt: number | null
}

/** Fields of `initial` that the stored draft has as strings; an unreadable draft counts as none. */
export function readTextDraft<Name extends string>(stored: unknown, initial: TextDraft<Name>): ReadDraft<Name> {
  const { fields, typedAt } = (stored ?? {}) as Partial<Record<keyof StoredDraft, unknown>>
  if (typeof fields !== 'object' || fields === null || typeof typedAt !== 'number')
    return { fields: initial, typedAt: null }
  const kept = Object.entries(fields).filter(([name, text]) => name in initial && typeof text === 'string')
  return { fields: { ...initial, ...Object.fromEntries(kept) }, typedAt }
}

/**
 * Fields that survive a reload of this tab.
 * @param key names the form
 * @returns the fields, how to change some of them, how to forget them all, and when they were typed if they came back
 */
export function useTextDraft<Name extends string>(key: string, initial: TextDraft<Name>) {
  const storageKey = `hwjy.draft.${key}`
  const [found] = useState(() => readTextDraft(readJson(tabStorage, storageKey), initial))
  const [draft, setDraft] = useState(found.fields)
  function change(fields: Partial<TextDraft<Name>>) {
    const next = { ...draft, ...fields }
    setDraft(next)
    const stored: StoredDraft = { typedAt: Date.now(), fields: next }
    tabStorage.setItem(storageKey, JSON.stringify(stored))
  }
  const forget = () => tabStorage.removeItem(storageKey)
  return [draft, change, forget, found.typedAt] as const
}
