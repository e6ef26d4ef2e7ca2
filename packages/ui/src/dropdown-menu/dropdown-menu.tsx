import type { DropdownMenuProps } from './dropdown-menu-props.ts'
import { Slot } from 'radix-ui'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { lateLayer } from '../late-part/late-layer.tsx'
import { useLateLayer } from '../late-part/use-late-layer.ts'

const LateMenu = lateLayer(() => import('./menu-layer.tsx').then(({ MenuLayer }) => MenuLayer))

/** Things to do with what the button belongs to. Arrows move, letters jump, Escape leaves. */
export function DropdownMenu({
  trigger,
  items,
  side = 'bottom',
  align = 'end',
  isOpen: asked,
  onOpenChange,
  className,
}: DropdownMenuProps) {
  const id = useId()
  const { isOpen, setOpen, anchor, reason, near } = useLateLayer({ isOpen: asked, onOpenChange })
  const [isByKey, setIsByKey] = useState(false)
  const layer =
    reason !== null && anchor
      ? { id, anchor, items, side, align, isOpen, isByKey, onOpenChange: setOpen, className }
      : null

  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || event.ctrlKey || isInert(event.currentTarget)) return
    // The focus goes into the menu, not to the button.
    if (!isOpen) event.preventDefault()
    setIsByKey(false)
    setOpen(!isOpen)
  }
  function type(event: KeyboardEvent<HTMLElement>) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key) || isInert(event.currentTarget)) return
    event.preventDefault()
    setIsByKey(true)
    setOpen(event.key === 'ArrowDown' || !isOpen)
  }
  return (
    <>
      <Slot.Root
        {...near}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerDown={press}
        onKeyDown={type}
      >
        {trigger}
      </Slot.Root>
      <LateMenu isOpen={isOpen} onClose={() => setOpen(false)} reason={reason} props={layer} />
    </>
  )
}

const isInert = (button: HTMLElement) => button.ariaDisabled === 'true'
