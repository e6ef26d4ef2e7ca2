import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Field } from '../field/field.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

const input = () => screen.getByRole<HTMLInputElement>('spinbutton')

function setUp({ value: start = null, ...props }: Partial<NumberInputProps> = {}) {
  const change = vi.fn<(value: number | null) => void>()
  function Owner() {
    const [value, setValue] = useState(start)
    return (
      <Field label="Places">
        <NumberInput
          {...props}
          value={value}
          onValueChange={(next) => {
            setValue(next)
            change(next)
          }}
        />
      </Field>
    )
  }
  render(<Owner />)
  return change
}

describe('NumberInput', () => {
  it('NumberInput tells its name, number and limits', () => {
    setUp({ value: 12, min: 1, max: 30 })
    const field = screen.getByRole('spinbutton', { name: 'Places' })
    expect(['valuenow', 'valuemin', 'valuemax'].map((name) => field.getAttribute(`aria-${name}`))).toEqual([
      '12',
      '1',
      '30',
    ])
  })

  it('NumberInput is stepped by keys, inside its limits', async () => {
    const change = setUp({ value: 28, min: 1, max: 30 })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(input().value).toBe('30')
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    expect(change).toHaveBeenLastCalledWith(19)
    await userEvent.keyboard('{Home}')
    expect(change).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{End}')
    expect(change).toHaveBeenLastCalledWith(30)
  })

  it('NumberInput is stepped by buttons, which Tab passes by', async () => {
    const change = setUp({ value: 1, min: 1 })
    expect(screen.getByRole('button', { name: 'Decrease' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }))
    expect(change).toHaveBeenCalledExactlyOnceWith(2)
    input().focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('NumberInput takes full-width digits and writes them as they are written here', async () => {
    const change = setUp()
    await userEvent.type(input(), '１２００')
    expect(change).toHaveBeenLastCalledWith(1200)
    await userEvent.tab()
    expect(input().value).toBe('1,200')
  })

  it('NumberInput hands in the number itself, not the way it is written here', () => {
    setUp({ value: 1_200, name: 'places' })
    const fields = document.querySelectorAll<HTMLInputElement>('input[name="places"]')
    expect([...fields].map(({ value }) => value)).toEqual(['1200'])
  })

  it('NumberInput keeps what is wrong, and says that it is', async () => {
    const change = setUp({ max: 30 })
    await userEvent.type(input(), '99')
    expect(change).toHaveBeenLastCalledWith(99)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(input())
    expect(change).toHaveBeenLastCalledWith(null)
    await userEvent.type(input(), 'many')
    await userEvent.tab()
    expect(input().value).toBe('many')
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it('NumberInput is not changed by a wheel', () => {
    const change = setUp({ value: 5 })
    input().focus()
    fireEvent.wheel(input(), { deltaY: 100 })
    expect(change).not.toHaveBeenCalled()
  })
})
