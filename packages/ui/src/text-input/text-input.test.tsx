import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TextInput } from './text-input.tsx'

describe('TextInput', () => {
  it.each([
    ['alone', {}],
    ['with something beside it', { start: '+86' }],
  ])('%s gives native props and the ref to the input', async (_how, props) => {
    const ref = vi.fn<(element: HTMLElement | null) => void>()
    const change = vi.fn<() => void>()
    render(<TextInput aria-label="Phone" name="phone" ref={ref} onChange={change} {...props} />)
    const input = screen.getByRole('textbox', { name: 'Phone' })
    expect(ref).toHaveBeenCalledWith(input)
    expect(input.getAttribute('name')).toBe('phone')
    await userEvent.type(input, '1')
    expect(change).toHaveBeenCalledOnce()
  })
})
