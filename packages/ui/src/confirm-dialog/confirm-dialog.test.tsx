import { fireEvent, render, screen } from '@testing-library/react'
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

it('ConfirmDialog keeps the second press of a double click from what it covered, and no other press', async () => {
  const open = vi.fn<() => void>()
  render(
    <>
      <button type="button" onClick={open}>
        Row
      </button>
      <ConfirmDialog
        isOpen
        title="Delete?"
        confirmLabel="Delete"
        onConfirm={vi.fn<() => void>()}
        onCancel={vi.fn<() => void>()}
      />
    </>,
  )
  const row = screen.getByText('Row')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent.click(row, { detail: 2 })
  expect(open).not.toHaveBeenCalled()
  fireEvent.click(row, { detail: 1 })
  expect(open).toHaveBeenCalledOnce()
})
