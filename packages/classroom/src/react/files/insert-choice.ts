import type { ComponentType } from 'react'

/** One thing that can be put on the board, as menus list it. */
export interface InsertChoice {
  label: string
  Icon: ComponentType<{ size?: number }>
  onSelect: () => void
}
