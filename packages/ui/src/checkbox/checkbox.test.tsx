import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

describe('Checkbox', () => {
  it('Checkbox is ticked with the space bar and by a press on its words', async () => {
    const change = vi.fn<(isChecked: boolean) => void>()
    render(<Checkbox label="Remember me" onCheckedChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByText('Remember me'))
    expect(change.mock.calls.map(([isChecked]) => isChecked)).toEqual([true, false])
  })

  it('Checkbox tells whether it was pressed with Shift, by pointer and by keys', async () => {
    const change = vi.fn<NonNullable<CheckboxProps['onCheckedChange']>>()
    const user = userEvent.setup()
    render(<Checkbox label="Lesson 3" onCheckedChange={change} />)
    const box = screen.getByRole('checkbox')
    await user.keyboard('{Shift>}')
    await user.click(box)
    expect(document.activeElement).toBe(box)
    await user.keyboard('{/Shift}')
    await user.keyboard(' ')
    expect(change.mock.calls).toEqual([
      [true, { withShift: true }],
      [false, { withShift: false }],
    ])
  })

  it('Checkbox says that some are chosen', () => {
    render(<Checkbox label="All lessons" isChecked="mixed" />)
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('mixed')
  })

  it('reads its description after its name', () => {
    render(<Checkbox label="Record" description="Kept for 30 days" />)
    const id = screen.getByRole('checkbox', { name: 'Record' }).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('Kept for 30 days')
  })
})
