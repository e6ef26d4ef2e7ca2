import { useEffect, useEffectEvent } from 'react'

/** Single keys of a page, such as `n`, by what they do. */
export type PageKeys = Readonly<Record<string, () => void>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null)

/** Listens to single keys while the page is in front: outside fields and dialogs, and never within an input method. */
export function usePageKeys(keys: PageKeys) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key.toLowerCase()]
    if (act === undefined || isTyping(event.target)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
