import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Drawer } from './drawer.tsx'

it('Drawer is a dialog with a name, closed by Escape', async () => {
  const change = vi.fn<(isOpen: boolean) => void>()
  render(
    <Drawer isOpen onOpenChange={change} title="Settings" description="For this device">
      Sound
    </Drawer>,
  )
  const drawer = screen.getByRole('dialog', { name: 'Settings' })
  expect(document.getElementById(drawer.getAttribute('aria-describedby') ?? '')?.textContent).toBe('For this device')
  await userEvent.keyboard('{Escape}')
  expect(change).toHaveBeenCalledExactlyOnceWith(false)
})
