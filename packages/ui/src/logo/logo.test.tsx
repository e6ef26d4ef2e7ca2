import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Logo } from './logo.tsx'

it('Logo is read once, with and without the name beside it', () => {
  render(<Logo withName />)
  expect(screen.getByRole('img', { name: '华文课堂 Huawen Classroom' })).toBeTruthy()
})
