import type { PopoverProps } from './popover-props.ts'
import { clsx } from 'clsx'
import { Popover as Primitive } from 'radix-ui'
import { type ReactNode, useMemo, useRef } from 'react'
import { useTopLayer } from '../anchored-layer/use-top-layer.ts'
import { floating } from '../theme/floating.css.ts'
import { usePortalContainer } from '../theme/portal-container.ts'
import { panel } from './popover.css.ts'

export interface PopoverLayerProps extends Required<Pick<PopoverProps, 'label' | 'side' | 'align'>> {
  id: string
  anchor: HTMLElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  className: string | undefined
  children: ReactNode
}

/** The panel of a Popover; in a file of its own, fetched when the pointer or focus comes near the button. */
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
  const keepUnlessTop = useTopLayer(isOpen)
  // A press elsewhere moves the focus there, so it is not given back to the button. Neither is a focus that has moved
  // on already, as when the page closes the popover.
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
          onPointerDownOutside={keepUnlessTop}
          onInteractOutside={(event) => {
            if (event.defaultPrevented) return
            // The button closes it by itself.
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault()
            else wasLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const { activeElement, body } = anchor.ownerDocument
            if (!wasLeft.current && (activeElement === null || activeElement === body)) anchor.focus()
            wasLeft.current = false
          }}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
