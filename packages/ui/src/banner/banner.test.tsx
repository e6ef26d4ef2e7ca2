import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Banner } from './banner.tsx'

it('Banner interrupts only for what is wrong', () => {
  const { rerender } = render(<Banner tone="warning">Weak connection</Banner>)
  expect(screen.getByRole('status').textContent).toContain('Weak connection')
  rerender(<Banner tone="danger">No microphone</Banner>)
  expect(screen.getByRole('alert').textContent).toContain('No microphone')
})

it('Banner can be put away when it says how', async () => {
  const close = vi.fn<() => void>()
  const { rerender } = render(<Banner>Soon</Banner>)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Banner onClose={close}>Soon</Banner>)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})
