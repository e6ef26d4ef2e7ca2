import { createLoader, type Loader } from '@hwjy/base'
import { loadWords, type WordsNamespace } from '../i18n/i18n.ts'
import { network } from '../network/network.ts'
import { PageLoadError } from './page-load-error.ts'
import { trackPage } from './pending-pages.ts'

const LOAD_TIMEOUT_MS = 120_000

/**
 * Fetches code when it is first needed, and its words at the same time. Rejects with `PageLoadError`.
 * @param forget React keeps a failure that it has seen; this makes whoever draws with the code ask again
 */
export function codeLoader<Code>(
  load: () => Promise<Code>,
  words: readonly WordsNamespace[],
  forget: () => void,
): Loader<Code> {
  async function fetchCode() {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), LOAD_TIMEOUT_MS)
    })
    try {
      const [code] = await Promise.race([Promise.all([load(), loadWords(words)]), timeout])
      return code
    } catch (cause) {
      // The message of the error depends on it.
      await network.check()
      throw new PageLoadError(forget, { cause })
    } finally {
      clearTimeout(timer)
    }
  }
  return createLoader(() => {
    const fetching = fetchCode()
    trackPage(fetching)
    return fetching
  })
}
