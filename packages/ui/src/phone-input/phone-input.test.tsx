import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Field } from '../field/field.tsx'
import { PhoneInput } from './phone-input.tsx'

const codes = [
  { zone: '61', nation: 'AU', name: 'Australia' },
  { zone: '1', nation: 'CA', name: 'Canada' },
  { zone: '86', nation: 'CN', name: '中国', isCommon: true, example: '13123456789' },
  { zone: '81', nation: 'JP', name: '日本' },
  { zone: '1', nation: 'US', name: 'United States' },
]

function Form({ mobile = '' }: { mobile?: string }) {
  const [value, setValue] = useState({ zone: '86', mobile })
  return (
    <Field label="Phone" error="Wrong.">
      <PhoneInput codes={codes} value={value} onValueChange={setValue} />
    </Field>
  )
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
const code = () => screen.getByRole('button', { name: /Country or region code/ })

describe('PhoneInput', () => {
  it('PhoneInput belongs to its Field and is filled in by the browser', () => {
    render(<Form />)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(input().getAttribute('autocomplete')).toBe('tel-national')
    expect(input().placeholder).toBe('13123456789')
  })

  it('PhoneInput keeps the digits of what is typed', async () => {
    render(<Form />)
    await userEvent.type(input(), '138-0000 a0003')
    expect(input().value).toBe('13800000003')
  })

  it('PhoneInput takes a number with its code apart, typed or pasted', async () => {
    render(<Form />)
    await userEvent.type(input(), '+819012345678')
    expect(input().value).toBe('9012345678')
    expect(code().textContent).toContain('+81')
    await userEvent.clear(input())
    await userEvent.paste('+86 138 0000 0003')
    expect(input().value).toBe('13800000003')
    expect(code().textContent).toContain('中国')
  })

  it('PhoneInput finds a code by keyboard alone, and gives the focus back', async () => {
    render(<Form mobile="138" />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const search = await screen.findByRole('combobox')
    expect(document.activeElement).toBe(search)
    // The common ones come first.
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('CN中国+86')
    await userEvent.keyboard('us{Enter}')
    expect(code().textContent).toContain('United States')
    expect(code()).toBe(document.activeElement)
    expect(input().value).toBe('138')
  })

  it('PhoneInput keeps the nation that was chosen where several share a code', async () => {
    render(<Form />)
    await userEvent.click(code())
    await userEvent.click(await screen.findByRole('option', { name: /Canada/ }))
    expect(code().textContent).toContain('Canada')
  })

  it('PhoneInput leaves the choice with Escape', async () => {
    render(<Form />)
    await userEvent.click(code())
    await screen.findByRole('combobox')
    await userEvent.keyboard('+1{Escape}')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(code().textContent).toContain('+86')
  })
})
