import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import type { UiLanguage } from '../ui-text/ui-text.ts'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { DatePicker, type DatePickerProps } from './date-picker.tsx'

function setUp({
  language = 'en-US',
  value: start = '',
  ...props
}: Partial<DatePickerProps> & { language?: UiLanguage } = {}) {
  const change = vi.fn<(value: string) => void>()
  function Owner() {
    const [value, setValue] = useState(start)
    return (
      <UiTextProvider language={language}>
        <Field label="Day">
          <DatePicker
            today="2026-11-20"
            {...props}
            value={value}
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
  return change
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' })
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('DatePicker', () => {
  it.each([
    ['en-US', '1/5/2027', '01/05/2027'],
    ['zh-CN', '2027年1月5日', '2027/01/05'],
    ['ja-JP', '２０２７/1/5', '2027/01/05'],
  ] as const)(
    'DatePicker takes what is typed in %s and writes it as it is written there',
    async (language, typed, written) => {
      const change = setUp({ language })
      await userEvent.type(input(), typed)
      expect(change).toHaveBeenLastCalledWith('2027-01-05')
      await userEvent.tab()
      expect(input().value).toBe(written)
    },
  )

  it('DatePicker keeps what is no date, and says so once it is left', async () => {
    const change = setUp({ value: '2026-11-20' })
    await userEvent.clear(input())
    await userEvent.type(input(), 'tomorrow')
    expect(input().getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect(input().value).toBe('tomorrow')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(change).toHaveBeenLastCalledWith('')
  })

  it('reports one date for one that is typed digit by digit, never a year that is half there', async () => {
    const change = setUp()
    await userEvent.type(input(), '1/5/2027')
    expect(change.mock.calls).toEqual([['2027-01-05']])
  })

  it.each([
    ['when it is left', '{Tab}'],
    ['with Enter', '{Enter}'],
  ])('DatePicker takes a short year %s', async (_, key) => {
    const change = setUp()
    await userEvent.type(input(), '1/5/27')
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard(key)
    expect(change.mock.calls).toEqual([['2027-01-05']])
    expect(input().value).toBe('01/05/2027')
  })

  it('DatePicker is emptied when it is left, not between two dates', async () => {
    const change = setUp({ value: '2026-11-20' })
    await userEvent.clear(input())
    expect(change).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(change.mock.calls).toEqual([['']])
  })

  it('DatePicker shows a date that is set from outside, whatever was typed', async () => {
    const { rerender } = render(<DatePicker aria-label="Day" value="" onValueChange={() => {}} />)
    await userEvent.type(input(), 'tomorrow')
    await userEvent.tab()
    rerender(<DatePicker aria-label="Day" value="2026-11-20" onValueChange={() => {}} />)
    expect(input().value).toBe('11/20/2026')
    expect(input().getAttribute('aria-invalid')).toBeNull()
    await userEvent.clear(input())
    await userEvent.type(input(), '1/5')
    rerender(<DatePicker aria-label="Day" value="2026-12-24" onValueChange={() => {}} />)
    expect(input().value).toBe('12/24/2026')
  })

  it('DatePicker shows a date that is set again, though it was typed here before', async () => {
    const picker = (value: string) => <DatePicker aria-label="Day" value={value} onValueChange={() => {}} />
    const { rerender } = render(picker(''))
    await userEvent.type(input(), '1/5/2027')
    rerender(picker('2027-01-05'))
    rerender(picker('2026-12-24'))
    await userEvent.clear(input())
    await userEvent.type(input(), 'tomorrow')
    rerender(picker('2027-01-05'))
    expect(input().value).toBe('01/05/2027')
  })

  it('DatePicker hands in the date itself, not the way it is written here', () => {
    setUp({ value: '2026-11-20', name: 'firstDay' })
    const fields = document.querySelectorAll<HTMLInputElement>('input[name="firstDay"]')
    expect([...fields].map(({ value }) => value)).toEqual(['2026-11-20'])
  })

  it.each(['11/2/2026', '12/24/2027'])('DatePicker marks %s, outside its limits, once it is left', async (typed) => {
    setUp({ min: '2026-11-20', max: '2027-11-20' })
    await userEvent.type(input(), typed)
    expect(input().getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it('DatePicker marks a date outside its limits that it was given', () => {
    setUp({ min: '2026-11-20', value: '2026-11-02' })
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it('DatePicker is chosen from the calendar by keyboard, and the focus comes back', async () => {
    const change = setUp({ value: '2026-11-20' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeTruthy()
    await vi.waitFor(() => expect(focused()).toBe('Friday, November 20, 2026'), 60_000)
    for (const [key, day] of [
      ['{ArrowRight}', 'Saturday, November 21, 2026'],
      ['{ArrowDown}', 'Saturday, November 28, 2026'],
      ['{Home}', 'Sunday, November 22, 2026'],
      ['{End}', 'Saturday, November 28, 2026'],
      ['{PageDown}', 'Monday, December 28, 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Tuesday, December 28, 2027'],
      ['{PageUp}', 'Sunday, November 28, 2027'],
    ] as const) {
      await userEvent.keyboard(key)
      await vi.waitFor(() => expect(focused()).toBe(day), 60_000)
    }
    await userEvent.keyboard('{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('2027-11-28')
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(
      () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a date' })),
      60_000,
    )
  })

  it('DatePicker stays within its limits, whatever the key', async () => {
    const change = setUp({ value: '2026-11-20', min: '2026-11-18', max: '2026-11-22' })
    input().focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{PageDown}')
    await vi.waitFor(() => expect(focused()).toBe('Sunday, November 22, 2026'), 60_000)
    await userEvent.click(screen.getByRole('button', { name: 'Monday, November 23, 2026' }))
    expect(change).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('DatePicker jumps to a year and a month', async () => {
    const change = setUp()
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2014')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March')
    await userEvent.click(screen.getByRole('button', { name: 'Sunday, March 9, 2014' }))
    expect(change).toHaveBeenCalledExactlyOnceWith('2014-03-09')
  })

  it('DatePicker tells which day is today and which is chosen', async () => {
    setUp({ value: '2026-11-26' })
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
    await screen.findByRole('grid', { name: 'November 2026' })
    expect(document.querySelector('[aria-current="date"]')?.getAttribute('aria-label')).toMatch(/November 20/)
    expect(document.querySelector('[aria-selected="true"]')?.textContent).toBe('26')
  })

  it('DatePicker begins the week on Monday in Chinese', async () => {
    setUp({ language: 'zh-CN' })
    await userEvent.click(screen.getByRole('button', { name: '选择日期' }))
    await screen.findByRole('grid')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([...'一二三四五六日'])
  })

  it('DatePicker leaves the dialog around it open when Escape closes the calendar', async () => {
    const close = vi.fn<(isOpen: boolean) => void>()
    render(
      <Dialog isOpen title="New class" onOpenChange={close}>
        <DatePicker aria-label="Day" value="" onValueChange={() => {}} />
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
    await screen.findByRole('grid')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('grid')).toBeNull()
    expect(close).not.toHaveBeenCalled()
  })
})
