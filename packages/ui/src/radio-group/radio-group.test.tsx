import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Field } from '../field/field.tsx'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'all', label: 'Everyone' },
  { value: 'school', label: 'My school', isDisabled: true },
  { value: 'class', label: 'My classes', description: 'Both of them' },
]

describe('RadioGroup', () => {
  it('RadioGroup is one stop for Tab; arrows choose and skip what may not be chosen', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(<RadioGroup aria-label="Who" options={options} defaultValue="all" onValueChange={choose} />)
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBe(document.activeElement)
    await userEvent.keyboard('{ArrowDown>}')
    expect(await screen.findByRole('radio', { name: 'My classes', checked: true })).toBe(document.activeElement)
    expect(choose).toHaveBeenCalledExactlyOnceWith('class')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('RadioGroup can be chosen by its words, which are read with their description', async () => {
    render(<RadioGroup aria-label="Who" options={options} />)
    await userEvent.click(screen.getByText('My classes'))
    const chosen = screen.getByRole('radio', { checked: true })
    expect(document.getElementById(chosen.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Both of them')
  })

  it('RadioGroup belongs to its Field: name, error, required', () => {
    render(
      <Field label="Who sees it" error="Choose one." isRequired>
        <RadioGroup options={options} />
      </Field>,
    )
    const group = screen.getByRole('radiogroup', { name: /Who sees it/ })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(group.getAttribute('aria-required')).toBe('true')
    expect(group.getAttribute('aria-describedby')).toMatch(/-error$/)
  })
})
