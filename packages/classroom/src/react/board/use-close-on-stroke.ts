import { useEffect } from 'react'

/**
 * Closes the options of a tool when a stroke begins on the board. A popover closes by a press of the mouse, but waits for
 * the click of a finger, and a stroke ends without a click.
 * @param setIsOpen of `useState`, so that it stays the same
 */
export function useCloseOnStroke(isOpen: boolean, setIsOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-board]')) setIsOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, setIsOpen])
}
