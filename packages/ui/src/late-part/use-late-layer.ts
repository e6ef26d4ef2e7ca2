import { useState } from 'react'

interface LateLayerOptions {
  /** Undefined where the layer decides by itself. */
  isOpen: boolean | undefined
  onOpenChange: ((isOpen: boolean) => void) | undefined
}

/**
 * Says if the layer of a button is open, and gives the button to place it at. The layer's code is fetched as soon as
 * pointer or focus come near, so that it is there when the button is pressed.
 */
export function useLateLayer({ isOpen: asked, onOpenChange }: LateLayerOptions) {
  const [own, setOwn] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNear, setIsNear] = useState(false)
  const isOpen = asked ?? own
  const comeNear = () => setIsNear(true)
  return {
    isOpen,
    setOpen: (next: boolean) => {
      setOwn(next)
      onOpenChange?.(next)
    },
    anchor,
    // Passed to `latePart`.
    reason: isOpen ? 'open' : isNear ? 'near' : null,
    // Passed to the button's Slot.
    near: { ref: setAnchor, onPointerEnter: comeNear, onFocus: comeNear },
  }
}
