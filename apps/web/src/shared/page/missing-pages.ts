import { createStore, type ReadableStore } from '@hwjy/base'
import { useLayoutEffect } from 'react'
import { usePageKey } from './use-page-key.ts'

const paths = createStore<ReadonlySet<string>>(new Set())

/** Keys of pages of which the page has found out that there is nothing for this person: they are given no tab. */
export const missingPages: ReadableStore<ReadonlySet<string>> = paths

/** Declares, while it is rendered, that this page's address has no content. */
export function useMissingPage() {
  const key = usePageKey()
  useLayoutEffect(() => {
    paths.setState((missing) => new Set(missing).add(key))
    return () => paths.setState((missing) => new Set([...missing].filter((path) => path !== key)))
  }, [key])
}
