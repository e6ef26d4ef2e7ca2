import { useEffect, useRef } from 'react'
import { useClassroom } from '../hooks/classroom-context.ts'
import { handPlaceOf, type ShortcutAction, shortcutOf } from './shortcuts.ts'

/** Listens on the document of `root`, for keys pressed inside this room; with `page` also for those pressed nowhere in particular. */
export function useShortcuts(
  root: HTMLElement | null,
  keys: 'inside' | 'page',
  run: (action: ShortcutAction, handPlace: number) => void,
): void {
  const { preferences } = useClassroom()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!root) return
    const document = root.ownerDocument
    const listen = (event: KeyboardEvent) => {
      // Keys pressed on a host's page are the host's: M there must not open a microphone.
      const isNowhere = keys === 'page' && event.target === document.body
      const isOurs = isNowhere || (event.target instanceof Node && root.contains(event.target))
      const action = isOurs ? shortcutOf(event, preferences.getState().characterKeys) : null
      if (!action) return
      event.preventDefault()
      latest.current(action, handPlaceOf(event) ?? 0)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [root, keys, preferences])
}
