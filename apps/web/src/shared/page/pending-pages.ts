let pending = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  pending += by
  for (const listener of listeners) listener()
}

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
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isAny: () => pending > 0,
}
