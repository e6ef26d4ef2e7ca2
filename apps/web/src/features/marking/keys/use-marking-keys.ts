import { useEffectEvent, useLayoutEffect } from 'react'
import { savedChoice } from '../../../shared/choices/saved-choice.ts'
import { useSavedChoice } from '../../../shared/choices/use-saved-choice.ts'
import { actOfKey, type MarkingAct } from './marking-keys.ts'

/** Keys of one character can be switched off: voice input and slips of the hand press them, too. */
const letterKeys = savedChoice({ key: 'hwjy.marking-keys', values: ['on', 'off'], apply: () => undefined })
export const setLetterKeys = (isOn: boolean) => letterKeys.set(isOn ? 'on' : 'off')
export const useLetterKeys = () => useSavedChoice(letterKeys) === 'on'

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="separator"], [role="tab"], [role="listbox"]'

/** Listens to the keys of the page while it is shown, and no dialog is open. */
export function useMarkingKeys(act: (act: MarkingAct) => void) {
  const hasLetters = useLetterKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
    const place = event.target.closest(FIELDS) ? 'field' : event.target.closest('button, a') ? 'button' : 'page'
    const found = actOfKey(event, place, hasLetters)
    if (!found) return
    event.preventDefault()
    act(found)
  })
  // With the paint and not after it: fast hands press a key as soon as they see the next work.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
