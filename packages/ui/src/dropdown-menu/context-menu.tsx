import { Slot } from 'radix-ui'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { lateLayer } from '../late-part/late-layer.tsx'
import { useLateLayer } from '../late-part/use-late-layer.ts'
import type { MenuItem } from './menu-item.tsx'

export interface ContextMenuProps {
  label: string
  items: readonly MenuItem[]
  /** One element; the menu is at the control inside it that was pressed. */
  children: ReactNode
}

const LateMenu = lateLayer(() => import('./menu-layer.tsx').then(({ MenuLayer }) => MenuLayer))

/**
 * Actions on the pressed object: by the second button, the menu key or Shift F10, or a long touch. Never the only way
 * to them: not every user looks for it.
 */
export function ContextMenu({ label, items, children }: ContextMenuProps) {
  const id = useId()
  const { isOpen, setOpen, reason, near } = useLateLayer({ isOpen: undefined, onOpenChange: undefined })
  const [pressed, setPressed] = useState<{ control: HTMLElement; isByKey: boolean } | null>(null)
  const layer =
    reason !== null && pressed
      ? {
          id,
          label,
          anchor: pressed.control,
          items,
          side: 'bottom' as const,
          align: 'start' as const,
          isOpen,
          isByKey: pressed.isByKey,
          onOpenChange: setOpen,
          className: undefined,
        }
      : null

  function open(event: MouseEvent<HTMLElement>) {
    event.preventDefault()
    const { target, currentTarget } = event
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button, [tabindex]') : null
    setPressed({
      control: control && currentTarget.contains(control) ? control : currentTarget,
      isByKey: event.button !== 2,
    })
    setOpen(true)
  }
  return (
    <>
      <Slot.Root onPointerEnter={near.onPointerEnter} onFocus={near.onFocus} onContextMenu={open}>
        {children}
      </Slot.Root>
      <LateMenu isOpen={isOpen} onClose={() => setOpen(false)} reason={reason} props={layer} />
    </>
  )
}
