import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Select } from '../select/select.tsx'
import { Slider } from '../slider/slider.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { Field } from './field.tsx'

const describedText = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' · ')

describe('Field', () => {
  it.each([
    ['an input', <TextInput key="control" />],
    ['a text area', <Textarea key="control" />],
    ['a select', <Select key="control" options={[]} />],
    ['a slider', <Slider key="control" />],
  ])('names %s', (_what, control) => {
    render(<Field label="Level">{control}</Field>)
    expect(screen.getByLabelText('Level')).toBeTruthy()
  })

  it('Field describes its control by help, then by what is wrong', () => {
    render(
      <Field label="Phone" help="We send a code." error="Too few digits.">
        <TextInput />
      </Field>,
    )
    const input = screen.getByRole('textbox')
    expect(describedText(input)).toBe('We send a code. · Too few digits.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('Field says what is wrong aloud when it appears', () => {
    const field = (error: string) => (
      <Field label="Phone" error={error}>
        <TextInput />
      </Field>
    )
    const { rerender } = render(field(''))
    // The live region is there before its words: readers miss regions that arrive already filled.
    const region = screen.getByRole('alert')
    expect(region.textContent).toBe('')
    rerender(field('Too few digits.'))
    expect(screen.getByRole('alert')).toBe(region)
    expect(region.textContent).toBe('Too few digits.')
  })

  it('Field says that it must be filled in, to eyes and ears', () => {
    render(
      <Field label="Phone" isRequired>
        <TextInput />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: /Phone.*required/ })
    expect(input.getAttribute('aria-required')).toBe('true')
  })

  it('Field leaves the control its own description', () => {
    render(
      <Field label="Phone" help="We send a code.">
        <TextInput aria-describedby="note" />
      </Field>,
    )
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toMatch(/-help note$/)
  })
})
