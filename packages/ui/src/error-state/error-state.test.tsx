import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ErrorState } from './error-state.tsx'

it('ErrorState says what happened at once, and offers to try again', async () => {
  const retry = vi.fn<() => void>()
  render(<ErrorState title="We could not load your lessons" details="HTTP 503" onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('We could not load your lessons')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('ErrorState keeps the details folded', () => {
  render(<ErrorState title="Failed" details="HTTP 503" />)
  expect(screen.getByText('HTTP 503').closest('details')?.open).toBe(false)
})

it('ErrorState copies the details for whoever helps, and says so', async () => {
  const user = userEvent.setup()
  render(<ErrorState title="Failed" details="HTTP 503 · req-7" />)
  await user.click(screen.getByText('Details'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('HTTP 503 · req-7')
})
