import type { Language } from '@hwjy/sdk'
import { PageLoadError } from '../../shared/page/page-load-error.ts'

export type LegalDocument = 'privacy' | 'terms' | 'refund'

export interface LegalSection {
  /** The anchor, the same in every language. */
  id: string
  heading: string
  /** Paragraphs; a list of sentences is a list. */
  blocks: readonly (string | readonly string[])[]
}

export interface LegalText {
  intro: string
  sections: readonly LegalSection[]
}

/** The day from which the texts hold, `YYYY-MM-DD`. A change of the words is a new version. */
export const LEGAL_VERSION = '2026-11-20'

/** Long, and read seldom: a file of its own for each document and language, fetched when it is opened. */
const files = import.meta.glob<LegalText>('./texts/*/*.json', { import: 'default' })

const fetched = new Map<string, Promise<LegalText>>()

/** The same promise for the same text, so that React can wait for it. Rejects with `PageLoadError`. */
export function loadLegalText(document: LegalDocument, language: Language): Promise<LegalText> {
  const path = `./texts/${language}/${document}.json`
  const known = fetched.get(path)
  if (known !== undefined) return known
  const text = fetchText(path)
  fetched.set(path, text)
  return text
}

async function fetchText(path: string): Promise<LegalText> {
  try {
    const load = files[path]
    if (load === undefined) throw new Error(`There is no ${path}`)
    return await load()
  } catch (cause) {
    throw new PageLoadError(() => fetched.delete(path), { cause })
  }
}
