import { useCallback, useRef } from 'react'

/** Leads to the message box of the chat. It may come later than the press that wants it: the panel is fetched. */
export function useChatFocus() {
  const box = useRef<HTMLTextAreaElement | null>(null)
  const isWanted = useRef(false)
  // In a frame of its own: the key that was pressed must not be typed into the box.
  const focus = useCallback(() => {
    requestAnimationFrame(() => {
      box.current?.focus()
      isWanted.current = false
    })
  }, [])
  return {
    /** The message box takes it as its `ref`. */
    input: useCallback(
      (element: HTMLTextAreaElement | null) => {
        box.current = element
        if (element !== null && isWanted.current) focus()
      },
      [focus],
    ),
    focusSoon: useCallback(() => {
      isWanted.current = true
      if (box.current !== null) focus()
    }, [focus]),
  }
}
