import { useState } from 'react'
import { tabStorage } from './storage.ts'

/** What was typed into the fields of a form; never passwords. */
export type TextDraft<Name extends string> = Readonly<Record<Name, string>>

/** Fields of `initial` that the stored text has as strings; an unreadable draft counts as none. */
export function readTextDraft<Name extends string>(stored: string | null, initial: TextDraft<Name>): TextDraft<Name> {
  if (stored === null) return initial
  try {
    const known: unknown = JSON.parse(stored)
    if (typeof known !== 'object' || known === null) return initial
    const kept = Object.entries(known).filter(([name, text]) => name in initial && typeof text === 'string')
    return { ...initial, ...Object.fromEntries(kept) }
  } catch {
    return initial
  }
}

/**
 * Fields that survive a reload of this tab.
 * @param key names the form
 * @returns the fields, how to change some of them, how to forget them all
 */
export function useTextDraft<Name extends string>(key: string, initial: TextDraft<Name>) {
  const storageKey = `hwjy.draft.${key}`
  const [draft, setDraft] = useState(() => readTextDraft(tabStorage.getItem(storageKey), initial))
  function change(fields: Partial<TextDraft<Name>>) {
    const next = { ...draft, ...fields }
    setDraft(next)
    tabStorage.setItem(storageKey, JSON.stringify(next))
  }
  const forget = () => tabStorage.removeItem(storageKey)
  return [draft, change, forget] as const
}
