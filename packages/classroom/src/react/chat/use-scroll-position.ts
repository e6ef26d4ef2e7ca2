import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

export interface ListContent {
  isFollowing: boolean
  /** Number of the first message shown; a smaller one means that older ones came in front. */
  oldest: number | undefined
  /** Another value means that the end of the list is another. */
  newest: string
}

/** Stays at the end while following, and with what is being read when older messages come in front. [R17][R18] */
export function useScrollPosition(list: RefObject<HTMLElement | null>, content: ListContent): void {
  const { isFollowing, oldest, newest } = content
  const before = useRef({ height: 0, oldest })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const { height } = before.current
    const isPrepended = oldest !== undefined && before.current.oldest !== undefined && oldest < before.current.oldest
    if (isPrepended) element.scrollBy(0, element.scrollHeight - height)
    else if (isFollowing) element.scrollTo(0, element.scrollHeight)
    before.current = { height: element.scrollHeight, oldest }
  }, [list, isFollowing, oldest, newest])

  // A keyboard on the screen, a turned phone: the box changes, the end stays in sight.
  useEffect(() => {
    const element = list.current
    if (!element || !isFollowing) return
    const observer = new ResizeObserver(() => element.scrollTo(0, element.scrollHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, isFollowing])
}
