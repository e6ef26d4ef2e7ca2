import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CalendarIcon } from '../icons.ts'
import { latePart } from '../late-part/late-part.tsx'
import { bare, group, inputBox } from '../text-input/text-input.css.ts'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords, type Words } from '../ui-text/words.ts'
import { type CalendarDate, type DateLimits, isOutside, localToday } from './calendar-date.ts'
import { dateHint, formatDate, parseDate } from './date-format.ts'
import * as css from './date-picker.css.ts'

export interface DatePickerProps
  extends DateLimits,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'children' | keyof DateLimits> {
  /** `YYYY-MM-DD`; empty: none, or what is typed is no date. */
  value: CalendarDate | ''
  onValueChange: (value: CalendarDate | '') => void
  /** Marked in the calendar. Default: the day it is where this person is. */
  today?: CalendarDate | undefined
  size?: ControlSize | undefined
}

const LateLayer = latePart(() => import('./date-picker-layer.tsx').then(({ DatePickerLayer }) => DatePickerLayer))

const words: Words<{ choose: string }> = {
  'en-US': { choose: 'Choose a date' },
  'zh-CN': { choose: '选择日期' },
  'ja-JP': { choose: '日付を選ぶ' },
}

/**
 * A day, typed as dates are written in the person's language or chosen from a calendar. What is typed is never changed:
 * a date outside the limits stays, marked as wrong.
 */
export function DatePicker({
  value,
  onValueChange,
  min,
  max,
  today = localToday(),
  size,
  name,
  disabled = false,
  className,
  onBlur,
  onKeyDown,
  ...props
}: DatePickerProps) {
  const language = useUiLanguage()
  const { choose } = useWords(words)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === '' ? '' : formatDate(value, language))
  // Somebody who is still typing is not wrong yet.
  const [isLeftWrong, setIsLeftWrong] = useState(false)
  const isWrong = isLeftWrong || (value !== '' && isOutside(value, { min, max }))
  const control = useFieldControl({
    ...props,
    'aria-invalid': props['aria-invalid'] ?? (isWrong || undefined),
  })
  const set = (next: CalendarDate | '') => {
    if (next !== value) onValueChange(next)
  }
  const layer = isOpen &&
    anchor && {
      anchor,
      label: choose,
      value,
      today,
      min,
      max,
      onDismiss: () => setIsOpen(false),
      onChoose: (date: CalendarDate) => {
        setIsOpen(false)
        setTyped(null)
        setIsLeftWrong(false)
        set(date)
      },
    }
  return (
    <div ref={setAnchor} className={clsx(inputBox({ size }), group, className)} data-disabled={disabled || undefined}>
      <input
        inputMode="text"
        autoComplete="off"
        placeholder={dateHint[language]}
        {...props}
        {...control}
        type="text"
        disabled={disabled}
        className={clsx(bare, css.input)}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsLeftWrong(false)
          set(parseDate(event.target.value, language) ?? '')
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !disabled) {
            event.preventDefault()
            setIsOpen(true)
          }
          onKeyDown?.(event)
        }}
        onBlur={(event) => {
          const text = event.target.value.trim()
          if (text === '' || parseDate(text, language) !== null) setTyped(null)
          else setIsLeftWrong(true)
          onBlur?.(event)
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
      <IconButton
        className={css.button}
        size="sm"
        label={choose}
        icon={<CalendarIcon aria-hidden size={18} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setIsOpen(!isOpen)}
      />
      <LateLayer reason={isOpen || null} props={layer || null} />
    </div>
  )
}
