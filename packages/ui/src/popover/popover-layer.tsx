import { clsx } from 'clsx'
import { Popover as Primitive } from 'radix-ui'
import { type ReactNode, useMemo, useRef } from 'react'
import { floating } from '../theme/floating.css.ts'
import { usePortalContainer } from '../theme/portal-container.ts'
import { panel } from './popover.css.ts'
import type { PopoverProps } from './popover.tsx'

export interface PopoverLayerProps extends Required<Pick<PopoverProps, 'label' | 'side' | 'align'>> {
  id: string
  anchor: HTMLElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  className: string | undefined
  children: ReactNode
}

/** The panel of a Popover; a file of its own, fetched when somebody comes near the button. */
export function PopoverLayer({
  id,
  anchor,
  label,
  side,
  align,
  isOpen,
  onOpenChange,
  className,
  children,
}: PopoverLayerProps) {
  const container = usePortalContainer()
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  // Whoever pressed something else wants the focus there.
  const wasLeft = useRef(false)
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Anchor virtualRef={anchorRef} />
      <Primitive.Portal container={container}>
        <Primitive.Content
          id={id}
          aria-label={label}
          className={clsx(floating, panel, className)}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault()
            else wasLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!wasLeft.current) anchor.focus()
            wasLeft.current = false
          }}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
