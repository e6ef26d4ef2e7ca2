import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Select } from './select.tsx'

const options = [
  { value: 'one', label: 'First' },
  { value: 'two', label: 'Second', isDisabled: true },
  { value: 'three', label: 'Third' },
]

describe('Select', () => {
  it('opens with Enter, skips what may not be chosen, and gives focus back', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(<Select aria-label="Level" options={options} onValueChange={choose} />)
    const trigger = screen.getByRole('combobox', { name: 'Level' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('three')
    expect(document.activeElement).toBe(trigger)
  })

  it('closes with Escape and chooses nothing', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(<Select aria-label="Level" options={options} onValueChange={choose} />)
    screen.getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(choose).not.toHaveBeenCalled()
  })

  it('shows the placeholder for the empty value', () => {
    render(<Select aria-label="Level" options={options} value="" />)
    expect(screen.getByRole('combobox').textContent).toBe('Choose…')
  })
})
