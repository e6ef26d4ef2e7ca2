import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ErrorState } from './error-state.tsx'

it('says what happened at once, and offers to try again', async () => {
  const retry = vi.fn<() => void>()
  render(<ErrorState title="We could not load your lessons" details="HTTP 503" onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('We could not load your lessons')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('keeps the details folded', () => {
  render(<ErrorState title="Failed" details="HTTP 503" />)
  expect(screen.getByText('HTTP 503').closest('details')?.open).toBe(false)
})
