import type { DropdownMenuProps } from './dropdown-menu-props.ts'
import { clsx } from 'clsx'
import { DropdownMenu as Menu } from 'radix-ui'
import { type FocusEvent, useEffect, useRef } from 'react'
import { useTopLayer } from '../anchored-layer/use-top-layer.ts'
import { floating } from '../theme/floating.css.ts'
import { usePortalContainer } from '../theme/portal-container.ts'
import * as css from './dropdown-menu.css.ts'
import { MenuItemView } from './menu-item.tsx'
import { PlacedTrigger } from './placed-trigger.tsx'

export interface MenuLayerProps extends Required<Pick<DropdownMenuProps, 'items' | 'side' | 'align'>> {
  id: string
  /** Names the menu; without it the anchor does. */
  label?: string | undefined
  anchor: HTMLElement
  isOpen: boolean
  /** A key opened it: its first item has the focus then. */
  isByKey: boolean
  onOpenChange: (isOpen: boolean) => void
  className: string | undefined
}

/** The list of a DropdownMenu; in a file of its own, fetched when the pointer or focus comes near the button. */
export function MenuLayer({
  id,
  label,
  anchor,
  items,
  side,
  align,
  isOpen,
  isByKey,
  onOpenChange,
  className,
}: MenuLayerProps) {
  const container = usePortalContainer()
  const keepUnlessTop = useTopLayer(isOpen)
  // A press elsewhere moves the focus there, so it is not given back to the button.
  const wasLeft = useRef(false)
  const wasEntered = useRef(false)
  useEffect(() => {
    if (!isOpen) wasEntered.current = false
  }, [isOpen])

  /** The menu itself knows only keys that were pressed after its code had come. */
  function enter({ target, currentTarget: menu }: FocusEvent<HTMLElement>) {
    if (!isByKey || wasEntered.current || target !== menu) return
    wasEntered.current = true
    menu.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
  }
  return (
    // The page stays in use: in a live room nothing may freeze because a menu is open.
    <Menu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>
        <PlacedTrigger element={anchor} />
      </Menu.Trigger>
      <Menu.Portal container={container}>
        <Menu.Content
          id={id}
          aria-label={label}
          aria-labelledby={label === undefined ? anchor.id : undefined}
          className={clsx(floating, css.menu, className)}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onFocus={enter}
          onPointerDownOutside={keepUnlessTop}
          onInteractOutside={(event) => {
            wasLeft.current = !event.defaultPrevented
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!wasLeft.current) anchor.focus()
            wasLeft.current = false
          }}
        >
          {items.map((item, index) => (
            // A menu's items have no identity but their place.
            <MenuItemView key={index} item={item} />
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
