import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Meter } from './meter.tsx'

it.each([
  [0.6, '60'],
  [1.4, '100'],
  [-1, '0'],
])('Meter shows %s as %s of 100', (value, now) => {
  render(<Meter label="Microphone level" value={value} />)
  expect(screen.getByRole('meter', { name: 'Microphone level' }).getAttribute('aria-valuenow')).toBe(now)
})
