import { useEffect, useEffectEvent } from 'react'

/** Control+Enter (on a Mac also ⌘ Return) presses the button that leads on. @param act null where there is none */
export function useSubmitKey(act: (() => void) | null) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!act || !isSubmit || event.isComposing || event.repeat || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
