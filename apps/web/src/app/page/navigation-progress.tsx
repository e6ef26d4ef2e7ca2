import { useSyncExternalStore } from 'react'
import { pendingPages } from '../../shared/page/pending-pages.ts'
import * as css from './navigation-progress.css.ts'

/**
 * Shows a line at the top while the code of the next page loads. Screen readers hear "Loading" from the page itself.
 */
export function NavigationProgress() {
  const isPending = useSyncExternalStore(pendingPages.subscribe, pendingPages.isAny, () => false)
  return isPending && <div className={css.bar} aria-hidden />
}
