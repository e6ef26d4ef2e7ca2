import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Switch } from './switch.tsx'

it('Switch acts at once, by keyboard and by its words', async () => {
  const change = vi.fn<(isChecked: boolean) => void>()
  render(<Switch label="Show pinyin" onCheckedChange={change} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('switch', { name: 'Show pinyin', checked: true })).toBeTruthy()
  await userEvent.click(screen.getByText('Show pinyin'))
  expect(change.mock.calls).toEqual([[true], [false]])
})

it('Switch stays where it is when it may not be changed', async () => {
  const change = vi.fn<(isChecked: boolean) => void>()
  render(<Switch label="Record" disabled onCheckedChange={change} />)
  await userEvent.click(screen.getByText('Record'))
  expect(change).not.toHaveBeenCalled()
})
