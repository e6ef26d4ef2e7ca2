import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

it('ConfirmDialog waits for the server: no second answer while busy', async () => {
  const yes = vi.fn<() => void>()
  const no = vi.fn<() => void>()
  render(<ConfirmDialog isOpen isBusy title="End the class?" confirmLabel="End" onConfirm={yes} onCancel={no} />)
  await userEvent.click(screen.getByRole('button', { name: /End/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  expect(yes).not.toHaveBeenCalled()
  expect(no).not.toHaveBeenCalled()
})
