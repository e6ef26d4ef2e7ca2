import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadWords, type WordsNamespace } from './i18n/i18n.ts'
import { PageLoadError } from './page-load-error.ts'

const LOAD_TIMEOUT_MS = 120_000

/** A page that is fetched when first opened: its code and its words at the same time. Renders or throws `PageLoadError`. */
export function lazyPage<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...words: WordsNamespace[]
): LazyExoticComponent<ComponentType<Props>> {
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
