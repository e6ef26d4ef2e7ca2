import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadWords, type WordsNamespace } from './i18n/i18n.ts'
import { PageLoadError } from './page-load-error.ts'

const LOAD_TIMEOUT_MS = 120_000

export type LazyPage<Props = object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches it before it is shown. @throws {PageLoadError} by rejecting */
  prefetch: () => Promise<unknown>
}

/** A page that is fetched when first opened: its code and its words at the same time. Renders or throws `PageLoadError`. */
export function lazyPage<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...words: WordsNamespace[]
): LazyPage<Props> {
  let fetching: Promise<{ default: ComponentType<Props> }> | null = null
  const fetchPage = async () => {
    const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), LOAD_TIMEOUT_MS))
    try {
      const [page] = await Promise.race([Promise.all([load(), loadWords(words)]), timeout])
      return page
    } catch (cause) {
      throw new PageLoadError('The page could not be fetched', { cause })
    }
  }
  const prefetch = () => (fetching ??= fetchPage())
  return Object.assign(lazy(prefetch), { prefetch })
}
