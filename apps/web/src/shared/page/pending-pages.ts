import { createStore } from '@hwjy/base'

const pending = createStore(0)
const change = (by: 1 | -1) => pending.setState((count) => count + by)

/** Counts a page as loading until it is here or has failed. */
export function trackPage(page: Promise<unknown>) {
  change(1)
  void page.then(
    () => change(-1),
    () => change(-1),
  )
}

/** Store for `useSyncExternalStore`: is the code of any page loading? */
export const pendingPages = {
  subscribe: pending.subscribe,
  isAny: () => pending.getState() > 0,
}
