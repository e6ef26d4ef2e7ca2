import { useEffect, useRef, useState } from 'react'
import type { OpenedTab } from './opened-tabs.ts'

/** A tab of which less than this shows is hidden. */
const SHOWN_SHARE = 0.9

/** Which tabs lie outside the part of their list that shows; each item of the list carries its path in `data-path`. */
export function useHiddenTabs(tabs: readonly OpenedTab[]) {
  const listRef = useRef<HTMLUListElement>(null)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const paths = tabs.map(({ path }) => path).join(' ')
  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const observer = new IntersectionObserver(
      (entries) =>
        setHidden((before) => {
          const next = new Set(before)
          for (const { target, intersectionRatio } of entries) {
            const { path } = (target as HTMLElement).dataset
            if (path === undefined) continue
            if (intersectionRatio < SHOWN_SHARE) next.add(path)
            else next.delete(path)
          }
          return next
        }),
      { root: list, threshold: SHOWN_SHARE },
    )
    for (const item of list.children) observer.observe(item)
    return () => {
      observer.disconnect()
      setHidden(new Set())
    }
  }, [paths])
  return { listRef, hidden }
}
