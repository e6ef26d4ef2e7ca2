import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Field } from '../field/field.tsx'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { TimePicker } from './time-picker.tsx'

function setUp(language: 'en-US' | 'zh-CN' | 'ja-JP' = 'en-US') {
  const change = vi.fn<(value: string) => void>()
  function Owner() {
    const [value, setValue] = useState('')
    return (
      <UiTextProvider language={language}>
        <Field label="Begins" help="At school.">
          <TimePicker
            value={value}
            min="08:00"
            max="21:30"
            timeZone="Asia/Shanghai"
            onValueChange={(next) => {
              setValue(next)
              change(next)
            }}
          />
        </Field>
      </UiTextProvider>
    )
  }
  render(<Owner />)
  screen.getByRole('combobox').focus()
  return change
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Begins' })

describe('TimePicker', () => {
  it.each([
    ['en-US', 'Beijing time UTC+8'],
    ['zh-CN', '北京时间 UTC+8'],
    ['ja-JP', '北京時間 UTC+8'],
  ] as const)('TimePicker says in %s of which zone the time is', (language, zone) => {
    setUp(language)
    const words = input()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(words).toEqual(['At school.', zone])
  })

  it('TimePicker lists times a step apart, inside the limits', async () => {
    const change = setUp()
    await userEvent.keyboard('{ArrowDown}')
    const times = await screen.findAllByRole('option')
    expect([times.at(0)?.textContent, times.at(1)?.textContent, times.at(-1)?.textContent]).toEqual([
      '08:00',
      '08:30',
      '21:30',
    ])
    await userEvent.keyboard('{End}{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('21:30')
  })

  it.each([
    ['9', '09:00'],
    ['1905', '19:05'],
    ['7:30 pm', '19:30'],
    ['下午3点半', '15:30'],
  ])('TimePicker takes %s as %s when it is left', async (typed, time) => {
    const change = setUp()
    await userEvent.keyboard(typed)
    await userEvent.tab()
    expect(change).toHaveBeenCalledExactlyOnceWith(time)
    expect(input().value).toBe(time)
  })

  it('TimePicker takes a whole time while it is typed, and a short one with Enter', async () => {
    const change = setUp()
    await userEvent.keyboard('19:05')
    expect(change.mock.calls).toEqual([['19:05']])
    await userEvent.clear(input())
    await userEvent.keyboard('2105{Enter}')
    expect(change.mock.calls).toEqual([['19:05'], ['21:05']])
    expect(input().value).toBe('21:05')
  })

  it.each([
    ['a time outside the limits', '23:00', '{Tab}'],
    ['no time at all', 'noon', '{Tab}'],
    ['no time at all, with Enter', 'noon', '{Enter}'],
  ])('TimePicker keeps %s, marked as wrong', async (_, typed, key) => {
    const change = setUp()
    await userEvent.keyboard(typed)
    expect(input().getAttribute('aria-invalid')).toBeNull()
    await userEvent.keyboard(key)
    expect(change).not.toHaveBeenCalled()
    expect(input().value).toBe(typed)
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it('TimePicker is none while what is typed is wrong, and shows a time that is set from outside', async () => {
    const change = vi.fn<(value: string) => void>()
    const picker = (value: string) => <TimePicker aria-label="Begins" value={value} onValueChange={change} />
    const { rerender } = render(picker('09:00'))
    await userEvent.clear(input())
    await userEvent.type(input(), 'noon{Tab}')
    expect(change.mock.calls).toEqual([['']])
    rerender(picker(''))
    expect(input().value).toBe('noon')
    rerender(picker('12:00'))
    expect(input().value).toBe('12:00')
    expect(input().getAttribute('aria-invalid')).toBeNull()
  })
})
