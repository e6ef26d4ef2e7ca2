import { type ComponentType, lazy } from 'react'
import { type WordsNamespace, loadWords } from '../shared/i18n/i18n.ts'
import { PageLoadError } from './page-load-error.ts'

const LOAD_TIMEOUT_MS = 120_000

/** A page that is fetched when first opened: its code and its words at the same time. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>, ...words: WordsNamespace[]) {
  return lazy(async () => {
    const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), LOAD_TIMEOUT_MS))
    try {
      const [page] = await Promise.race([Promise.all([load(), loadWords(words)]), timeout])
      return page
    } catch (cause) {
      throw new PageLoadError('The page could not be fetched', { cause })
    }
  })
}
