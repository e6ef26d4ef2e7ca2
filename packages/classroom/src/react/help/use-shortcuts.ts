import { useEffect, useRef } from 'react'
import { type ShortcutAction, shortcutOf } from './shortcuts.ts'

/** Listens on the document of `root`, for keys pressed inside this room or nowhere in particular. */
export function useShortcuts(root: HTMLElement | null, run: (action: ShortcutAction) => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!root) return
    const document = root.ownerDocument
    const listen = (event: KeyboardEvent) => {
      // Two rooms may share a page: keys belong to the one that has the focus.
      const isOurs = event.target === document.body || (event.target instanceof Node && root.contains(event.target))
      const action = isOurs ? shortcutOf(event) : null
      if (!action) return
      event.preventDefault()
      latest.current(action)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [root])
}
