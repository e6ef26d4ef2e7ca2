import { clsx } from 'clsx'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { floating } from '../theme/floating.css.ts'
import { usePortalContainer } from '../theme/portal-container.ts'
import * as css from './dropdown-menu.css.ts'
import { type MenuItem, MenuItemView } from './menu-item.tsx'

export interface DropdownMenuProps {
  /** The one element that opens it: a Button or an IconButton. It names the menu too. */
  trigger: ReactNode
  items: readonly MenuItem[]
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  className?: string | undefined
}

/** Things to do with what the button belongs to. Arrows move, letters jump, Escape leaves. */
export function DropdownMenu({
  trigger,
  items,
  side = 'bottom',
  align = 'end',
  isOpen,
  onOpenChange,
  className,
}: DropdownMenuProps) {
  const container = usePortalContainer()
  return (
    <Primitive.Root
      // The page stays in use: in a live room nothing may freeze because a menu is open.
      modal={false}
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          className={clsx(floating, css.menu, className)}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
        >
          {items.map((item, index) => (
            // A menu's items have no identity but their place.
            <MenuItemView key={index} item={item} />
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
