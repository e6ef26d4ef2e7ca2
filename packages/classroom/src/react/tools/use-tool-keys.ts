import { useEffect, useRef } from 'react'
import { isCharacterKey } from '../help/character-key.ts'
import { useClassroom } from '../hooks/classroom-context.ts'

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'
const BUSY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="slider"]'
// A button and a radio take these keys themselves.
const PRESSED = 'button, a[href], [role="radio"], [role="checkbox"], summary'

/**
 * Gives a tool the keys while it is on the screen, before the room reads them: then letters mean answers and nothing
 * else. No key is read while a person types.
 * @param take true when the key was meant for the tool; letters come as they were typed, `Shift+E` with its shift
 */
export function useToolKeys(take: (key: string) => boolean): void {
  const { preferences } = useClassroom()
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.repeat || event.defaultPrevented) return
      if (!preferences.getState().characterKeys && isCharacterKey(event)) return
      const { target } = event
      // Keys pressed on a host's page are the host's, unless the room is the page.
      const isNowhere = target === document.body && document.querySelector('[data-keys="page"]') !== null
      if (!isNowhere && !(target instanceof Element && target.closest('[data-keys]'))) return
      if (target instanceof Element && target.closest(`${TYPING}, ${BUSY}`)) return
      const isPress = event.key === ' ' || event.key === 'Enter'
      if (isPress && target instanceof Element && target.closest(PRESSED)) return
      if (!latest.current(event.shiftKey ? `Shift+${event.key.toUpperCase()}` : event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [preferences])
}
