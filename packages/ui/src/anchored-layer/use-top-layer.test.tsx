import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTopLayer } from './use-top-layer.ts'

const layer = (isOpen = true) => renderHook(({ isOpen: now }) => useTopLayer(now), { initialProps: { isOpen } })

/** Whether the layer keeps itself open when Radix tells it of a press outside. */
function isKept({ result }: ReturnType<typeof layer>): boolean {
  const event = new Event('pointerDownOutside', { cancelable: true })
  result.current(event)
  return event.defaultPrevented
}

it('one press outside a menu in a dialog closes the menu and keeps the dialog, whichever hears of it first', () => {
  const dialog = layer()
  const menu = layer()
  fireEvent.pointerDown(document.body)
  expect([isKept(menu), isKept(dialog)]).toEqual([false, true])
  menu.rerender({ isOpen: false })
  // The menu is gone, and the dialog hears of the same press only now.
  expect(isKept(dialog)).toBe(true)
})

it('the next press closes the dialog', () => {
  const dialog = layer()
  const menu = layer()
  menu.rerender({ isOpen: false })
  fireEvent.pointerDown(document.body)
  expect(isKept(dialog)).toBe(false)
})
