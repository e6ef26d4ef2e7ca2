import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

it('EmptyState has a sentence and the next step; the drawing is for the eyes', () => {
  const { container } = render(<EmptyState drawing="lessons" title="No lessons" action={<Button>Plan one</Button>} />)
  expect(screen.getByText('No lessons')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Plan one' })).toBeTruthy()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
