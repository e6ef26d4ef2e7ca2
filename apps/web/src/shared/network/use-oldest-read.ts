import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** The `meta` of a read that the frame makes on every page: its age says nothing about the page. */
export const FRAME_READ = { isOfFrame: true } as const

/**
 * Returns when the oldest read on the screen came, in epoch ms by this device's clock; null while the screen shows none.
 * Pages in hidden tabs have no observers, and what never changes is never old: neither counts. While a part of the page
 * has nothing to show because there is no network, no age is said: it would stand over nothing.
 * @param onlyRefused counts a read only when its last refetch failed
 */
export function useOldestRead({ onlyRefused }: { onlyRefused: boolean }): number | null {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache])
  return useSyncExternalStore(subscribe, () => {
    const onPage = cache.getAll().filter(isOnPage)
    if (!onlyRefused && onPage.some(isMissing)) return null
    const instants = onPage
      .filter(({ state }) => state.data !== undefined && (!onlyRefused || state.status === 'error'))
      .map(({ state }) => state.dataUpdatedAt)
    return instants.length > 0 ? Math.min(...instants) : null
  })
}

/** A read that is not wanted yet is neither paused nor refused. */
const isMissing = ({ state }: Query) =>
  state.data === undefined && (state.fetchStatus === 'paused' || state.status === 'error')

const isOnPage = ({ observers }: Query) =>
  observers.some(
    ({ options }) => options.meta?.['isOfFrame'] !== true && options.staleTime !== Number.POSITIVE_INFINITY,
  )
