import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

it('hidden text stays in the name of what it is in', () => {
  render(
    <button type="button">
      12:34 <VisuallyHidden>since the class began</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: '12:34 since the class began' })).toBeTruthy()
})
