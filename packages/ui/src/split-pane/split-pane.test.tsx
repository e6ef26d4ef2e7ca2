import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SplitPane } from './split-pane.tsx'

const panes = [
  { label: 'Work', content: <p>Emma’s work</p> },
  { label: 'Marks', content: <input aria-label="Comment" /> },
] as const

it('SplitPane moves its separator by keys and says where it was left', async () => {
  const commit = vi.fn<(share: number) => void>()
  render(<SplitPane label="Width of the work" panes={panes} defaultShare={64} onShareCommit={commit} />)
  const separator = screen.getByRole('separator', { name: 'Width of the work' })
  separator.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(separator.getAttribute('aria-valuenow')).toBe('66')
  await userEvent.keyboard('{Home}')
  expect(separator.getAttribute('aria-valuenow')).toBe('25')
  expect(commit.mock.calls).toEqual([[66], [25]])
})

it('SplitPane is two tabs where it is narrow, and keeps what was typed in the hidden one', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  render(<SplitPane label="Parts" panes={panes} />)
  expect(screen.queryByRole('separator')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Marks' }))
  await userEvent.type(screen.getByLabelText('Comment'), 'good')
  await userEvent.click(screen.getByRole('tab', { name: 'Marks' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Work' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('good')
  vi.unstubAllGlobals()
})
