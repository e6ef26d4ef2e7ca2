import { type Ref, useImperativeHandle } from 'react'

interface PlacedTriggerProps {
  /** An element that is on the page already. */
  element: HTMLElement
  ref?: Ref<HTMLElement>
}

/**
 * Gives Radix an element of ours for its trigger, and draws nothing: our button is there before the menu's code. For
 * `<DropdownMenu.Trigger asChild>`, whose other props go nowhere.
 */
export function PlacedTrigger({ element, ref }: PlacedTriggerProps) {
  useImperativeHandle(ref, () => element, [element])
  return null
}
