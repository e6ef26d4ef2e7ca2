import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { useDraft } from '../field/use-draft.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CalendarIcon } from '../icons.ts'
import { lateLayer } from '../late-part/late-layer.tsx'
import { bare, group, inputBox } from '../text-input/text-input.css.ts'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords, type Words } from '../ui-text/words.ts'
import { type CalendarDate, type DateLimits, isOutside, localToday } from './calendar-date.ts'
import { dateHint, formatDate, parseDate, parseWholeDate } from './date-format.ts'
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

const LateLayer = lateLayer(() => import('./date-picker-layer.tsx').then(({ DatePickerLayer }) => DatePickerLayer))

const words: Words<{ choose: string }> = {
  'en-US': { choose: 'Choose a date' },
  'zh-CN': { choose: '选择日期' },
  'ja-JP': { choose: '日付を選ぶ' },
}

/**
 * A day, typed as dates are written in the person's language or chosen from a calendar. It is reported once it is whole,
 * with Enter, or when the field is left; until then nothing is wrong. What is typed is never changed: what is no date, or
 * lies outside the limits, stays, marked as wrong. A value set from outside always wins.
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
  const { draft, setDraft, give } = useDraft<{ text: string; isWrong: boolean }, string>(value)
  const shown = draft?.text ?? (value === '' ? '' : formatDate(value, language))
  // A user who is still typing is not wrong yet.
  const isWrong = draft ? draft.isWrong : value !== '' && isOutside(value, { min, max })
  const control = useFieldControl({
    ...props,
    'aria-invalid': props['aria-invalid'] ?? (isWrong || undefined),
  })
  const set = (next: CalendarDate | '') => {
    if (next === value) return
    give(next)
    onValueChange(next)
  }
  const commit = () => {
    if (draft === null) return
    const date = parseDate(draft.text, language)
    setDraft(date === null && draft.text.trim() !== '' ? { ...draft, isWrong: true } : null)
    set(date ?? '')
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
        setDraft(null)
        set(date)
      },
    }
  return (
    <div ref={setAnchor} className={clsx(inputBox({ size }), group, className)}>
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
          setDraft({ text: event.target.value, isWrong: false })
          const date = parseWholeDate(event.target.value, language)
          if (date !== null) set(date)
        }}
        onKeyDown={(event) => {
          // 229: Safari reports so the Enter that ends a composition.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.keyCode !== 229) commit()
          if (event.key === 'ArrowDown' && !disabled) {
            event.preventDefault()
            commit()
            setIsOpen(true)
          }
          onKeyDown?.(event)
        }}
        onBlur={(event) => {
          commit()
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
      <LateLayer isOpen={isOpen} onClose={() => setIsOpen(false)} reason={isOpen || null} props={layer || null} />
    </div>
  )
}
