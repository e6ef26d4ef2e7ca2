import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Field } from '../field/field.tsx'
import { CodeInput } from './code-input.tsx'

const input = () => screen.getByRole<HTMLInputElement>('textbox')

describe('CodeInput', () => {
  it('CodeInput is one field that phones can fill in, named by its Field', () => {
    render(
      <Field label="Code" error="Wrong code.">
        <CodeInput />
      </Field>,
    )
    const field = screen.getByRole('textbox', { name: 'Code' })
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('CodeInput takes digits one by one, and says once that the last is there', async () => {
    const complete = vi.fn<(digits: string) => void>()
    render(<CodeInput length={4} aria-label="Code" onComplete={complete} />)
    await userEvent.type(input(), '4a8 29')
    expect(input().value).toBe('4829')
    await userEvent.keyboard('7')
    expect(input().value).toBe('4829')
    expect(complete).toHaveBeenCalledExactlyOnceWith('4829')
  })

  it('CodeInput begins anew with what is typed after a wrong code', async () => {
    const change = vi.fn<(digits: string) => void>()
    render(
      <Field label="Code" error="Wrong code.">
        <CodeInput length={4} onValueChange={change} />
      </Field>,
    )
    await userEvent.type(input(), '0000')
    await userEvent.keyboard('48')
    expect(change).toHaveBeenLastCalledWith('48')
  })

  it('CodeInput takes back with Backspace', async () => {
    const change = vi.fn<(digits: string) => void>()
    render(<CodeInput aria-label="Code" onValueChange={change} />)
    await userEvent.type(input(), '48{Backspace}')
    expect(change).toHaveBeenLastCalledWith('4')
  })

  it('CodeInput takes a pasted code out of its sentence', async () => {
    const complete = vi.fn<(digits: string) => void>()
    render(<CodeInput aria-label="Code" onComplete={complete} />)
    input().focus()
    await userEvent.paste('【华文课堂】验证码 482 913，')
    expect(complete).toHaveBeenCalledExactlyOnceWith('482913')
  })

  it('CodeInput leaves an input method alone until it is done, and makes its digits plain', () => {
    const change = vi.fn<(digits: string) => void>()
    render(<CodeInput aria-label="Code" onValueChange={change} />)
    fireEvent.compositionStart(input())
    fireEvent.input(input(), { target: { value: '４８' }, isComposing: true })
    expect(input().value).toBe('４８')
    expect(change).not.toHaveBeenCalled()
    fireEvent.compositionEnd(input())
    expect(change).toHaveBeenCalledExactlyOnceWith('48')
    expect(input().value).toBe('48')
  })

  it('CodeInput shows what its owner holds', () => {
    const { rerender } = render(<CodeInput aria-label="Code" value="482" />)
    expect(input().value).toBe('482')
    rerender(<CodeInput aria-label="Code" value="" />)
    expect(input().value).toBe('')
  })
})
