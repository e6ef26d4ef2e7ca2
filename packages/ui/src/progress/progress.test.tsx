import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Progress } from './progress.tsx'

it('Progress says how much is done, or that nobody knows', () => {
  const { rerender } = render(<Progress label="Uploading" value={30} max={60} />)
  const bar = screen.getByRole('progressbar', { name: 'Uploading' })
  expect(bar.getAttribute('aria-valuenow')).toBe('30')
  expect(bar.getAttribute('aria-valuemax')).toBe('60')
  rerender(<Progress label="Uploading" value={null} />)
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
})
