import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Spinner } from './spinner.tsx'

it('Spinner says what is being waited for', () => {
  const { rerender } = render(<Spinner />)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  rerender(<Spinner label="Joining the class" />)
  expect(screen.getByRole('status').textContent).toBe('Joining the class')
})
