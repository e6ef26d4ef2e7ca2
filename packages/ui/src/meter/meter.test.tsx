import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { Meter } from './meter.tsx'

it.each([
  [0.6, '60'],
  [1.4, '100'],
  [-1, '0'],
])('Meter shows %s as %s of 100', (value, now) => {
  render(<Meter label="Microphone level" value={value} />)
  expect(screen.getByRole('meter', { name: 'Microphone level' }).getAttribute('aria-valuenow')).toBe(now)
})

it('Meter says its level as a word from zero to ten, in the language around it', () => {
  const { rerender } = render(<Meter label="Level" value={0.66} />)
  const said = () => screen.getByRole('meter', { name: 'Level' }).getAttribute('aria-valuetext')
  expect(said()).toBe('seven out of ten')
  rerender(
    <UiTextProvider language="zh-CN">
      <Meter label="Level" value={0.66} />
    </UiTextProvider>,
  )
  expect(said()).toBe('十分之七')
})
