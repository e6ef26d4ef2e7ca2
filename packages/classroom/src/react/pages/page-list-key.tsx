import { useEffect } from 'react'
import { useLookBack } from '../hooks/use-look-back.ts'
import { useMe } from '../hooks/use-me.ts'

/** The teacher lists the pages to work on them; a student, those that may be looked back to. [R80] */
export function useMayListPages(isWriting: boolean): boolean {
  const me = useMe()
  const canLookBack = useLookBack() !== null
  return canLookBack || (isWriting && me?.isTeacher === true)
}

/** Opens and closes the list of pages by P on the focused board. */
export function PageListKey({ element, onPress }: { element: HTMLElement; onPress: () => void }) {
  useEffect(() => {
    const listening = new AbortController()
    element.addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, metaKey, altKey, isComposing, target } = event
        if (key.toLowerCase() !== 'p' || ctrlKey || metaKey || altKey || isComposing) return
        if (!(target instanceof HTMLElement) || target.dataset['board'] === undefined) return
        event.preventDefault()
        onPress()
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [element, onPress])
  return null
}
