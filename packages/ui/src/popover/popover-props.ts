import type { ReactNode } from 'react'

export interface PopoverProps {
  /** The one element that opens it: a Button or an IconButton. */
  trigger: ReactNode
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  className?: string | undefined
  children: ReactNode
}
