import { createStore, type ReadableStore } from '@hwjy/base'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

const paths = createStore<ReadonlySet<string>>(new Set())

/** Addresses of which the page has found out that there is nothing for this person: they are given no tab. */
export const missingPages: ReadableStore<ReadonlySet<string>> = paths

/** Declares, while it is rendered, that this page's address has no content. */
export function useMissingPage() {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    paths.setState((missing) => new Set(missing).add(pathname))
    return () => paths.setState((missing) => new Set([...missing].filter((path) => path !== pathname)))
  }, [pathname])
}
