import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

let missing: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function change(next: ReadonlySet<string>) {
  missing = next
  for (const listener of listeners) listener()
}

/** Addresses of which the page has found out that there is nothing for this person: they are given no tab. */
export const missingPages = {
  get: () => missing,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Declares, while it is rendered, that this page's address has no content. */
export function useMissingPage() {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    change(new Set(missing).add(pathname))
    return () => change(new Set([...missing].filter((path) => path !== pathname)))
  }, [pathname])
}
