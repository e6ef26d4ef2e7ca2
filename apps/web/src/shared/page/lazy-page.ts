import { createLoader } from '@hwjy/base'
import { type ComponentType, createElement, lazy } from 'react'
import { loadWords, type WordsNamespace } from '../i18n/i18n.ts'
import { network } from '../network/network.ts'
import { PageLoadError } from './page-load-error.ts'
import { trackPage } from './pending-pages.ts'

const LOAD_TIMEOUT_MS = 120_000

export type LazyPage<Props = object> = ComponentType<Props> & {
  /** Fetches it before it is shown. @throws {PageLoadError} by rejecting */
  prefetch: () => Promise<unknown>
}

/**
 * A page that is fetched when first opened: its code and its words at the same time. Renders or throws `PageLoadError`;
 * unlike `React.lazy` it can be tried again, for a network that was gone for a moment.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...words: WordsNamespace[]
): LazyPage<Props> {
  // React keeps the failure of this one; the loader does not.
  let Fetched: ComponentType<Props> | null = null
  const forget = () => {
    Fetched = null
  }
  async function fetchPage() {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), LOAD_TIMEOUT_MS)
    })
    try {
      const [page] = await Promise.race([Promise.all([load(), loadWords(words)]), timeout])
      return page
    } catch (cause) {
      // The message of the error depends on it.
      await network.check()
      throw new PageLoadError(forget, { cause })
    } finally {
      clearTimeout(timer)
    }
  }
  const page = createLoader(() => {
    const fetching = fetchPage()
    trackPage(fetching)
    return fetching
  })
  function Page(props: Props) {
    Fetched ??= lazy(page.load)
    return createElement(Fetched, props)
  }
  return Object.assign(Page, { prefetch: page.load })
}
