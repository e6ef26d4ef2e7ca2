import { useSyncExternalStore } from 'react'
import { pendingPages } from '../shared/pending-pages.ts'
import * as css from './navigation-progress.css.ts'

/** A line at the top while the code of the next page is on its way. Readers hear "Loading" from the page itself. */
export function NavigationProgress() {
  const isPending = useSyncExternalStore(pendingPages.subscribe, pendingPages.isAny, () => false)
  return isPending && <div className={css.bar} aria-hidden />
}
