import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Slider } from './slider.tsx'

it('Slider moves with the arrows, jumps with Home and End, and says its value in words', async () => {
  const change = vi.fn<(value: number) => void>()
  render(
    <Slider label="Volume" defaultValue={50} step={5} onValueChange={change} formatValue={(value) => `${value} %`} />,
  )
  const thumb = screen.getByRole('slider', { name: 'Volume' })
  thumb.focus()
  await userEvent.keyboard('{ArrowRight}{End}{Home}')
  expect(change.mock.calls).toEqual([[55], [100], [0]])
  expect(thumb.getAttribute('aria-valuetext')).toBe('0 %')
})
