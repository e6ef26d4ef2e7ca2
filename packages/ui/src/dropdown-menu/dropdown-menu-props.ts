import type { ReactNode } from 'react'
import type { MenuItem } from './menu-item.tsx'

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
