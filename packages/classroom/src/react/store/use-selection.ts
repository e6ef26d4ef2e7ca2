import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { ReadableStore } from '@hwjy/base'
import { shallowEqual } from './shallow-equal.ts'

/**
 * A part of a store. Renders again only when that part changed by `isEqual` (one level deep by default), so a
 * selector may build a new array or object each time.
 */
export function useSelection<S, T>(
  store: ReadableStore<S>,
  select: (state: S) => T,
  isEqual: (a: T, b: T) => boolean = shallowEqual,
): T {
  const last = useRef<{ value: T } | null>(null)
  const getSnapshot = () => {
    const next = select(store.getState())
    if (last.current && isEqual(last.current.value, next)) return last.current.value
    last.current = { value: next }
    return next
  }
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store])
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
