import { clsx } from 'clsx'
import { Popover as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { floating } from '../theme/floating.css.ts'
import { usePortalContainer } from '../theme/portal-container.ts'
import { panel } from './popover.css.ts'

export interface PopoverProps {
  /** The one element that opens it: a Button or an IconButton. */
  trigger: ReactNode
  /** The panel's name, for people who hear it. */
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/** A few controls that belong to a button. The page behind stays in use; Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'center',
  isOpen,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  const container = usePortalContainer()
  return (
    <Primitive.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          aria-label={label}
          className={clsx(floating, panel, className)}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
