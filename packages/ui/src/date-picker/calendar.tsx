import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './calendar.css.ts'
import {
  addMonths,
  type CalendarDate,
  clampDate,
  type DateLimits,
  dateOfKey,
  isOutside,
  monthWeeks,
} from './calendar-date.ts'
import { calendarWords } from './calendar-words.ts'
import { firstWeekday, formatDay, formatMonth, monthName, weekdayName } from './date-format.ts'

export interface CalendarProps extends DateLimits {
  value: CalendarDate | ''
  today: CalendarDate
  onChoose: (date: CalendarDate) => void
}

const YEARS_AROUND = 100

/** Shows a month to choose a day from. Arrows go by days and weeks, PageUp and PageDown by months, with Shift by years. */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const language = useUiLanguage()
  const words = useWords(calendarWords)
  const limits = { min, max }
  const grid = useRef<HTMLTableElement>(null)
  // The one day that Tab stops at; its month is the one shown.
  const [active, setActive] = useState(() => clampDate(value === '' ? today : value, limits))
  const weekStart = firstWeekday[language]
  const weeks = monthWeeks(active, weekStart)
  const year = Number(active.slice(0, 4))
  const month = Number(active.slice(5, 7))
  const firstYear = Number(
    (min ?? '').slice(0, 4) || Math.max(1900, Math.min(year, Number(today.slice(0, 4))) - YEARS_AROUND),
  )
  const lastYear = Number((max ?? '').slice(0, 4) || Math.max(year, Number(today.slice(0, 4))) + 10)

  const goTo = (date: CalendarDate) => setActive(clampDate(date, limits))
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = dateOfKey(event, active, weekStart)
    if (next === null) return
    event.preventDefault()
    const date = clampDate(next, limits)
    // The day may be in a month that is not drawn yet.
    flushSync(() => setActive(date))
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
  }
  const yearChoice = (
    <select
      key="year"
      aria-label={words.year}
      className={css.choice}
      value={year}
      onChange={(event) => goTo(addMonths(active, (Number(event.target.value) - year) * 12))}
    >
      {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (
        <option key={index} value={firstYear + index}>
          {language === 'en-US' ? firstYear + index : `${firstYear + index}年`}
        </option>
      ))}
    </select>
  )
  const monthChoice = (
    <select
      key="month"
      aria-label={words.month}
      className={css.choice}
      value={month}
      onChange={(event) => goTo(addMonths(active, Number(event.target.value) - month))}
    >
      {Array.from({ length: 12 }, (_, index) => (
        <option key={index} value={index + 1}>
          {monthName(index + 1, language)}
        </option>
      ))}
    </select>
  )
  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <IconButton
          size="sm"
          label={words.previousMonth}
          icon={<ChevronLeftIcon aria-hidden size={18} />}
          disabled={min !== undefined && active.slice(0, 7) <= min.slice(0, 7)}
          onClick={() => goTo(addMonths(active, -1))}
        />
        {language === 'en-US' ? [monthChoice, yearChoice] : [yearChoice, monthChoice]}
        <IconButton
          size="sm"
          label={words.nextMonth}
          icon={<ChevronRightIcon aria-hidden size={18} />}
          disabled={max !== undefined && active.slice(0, 7) >= max.slice(0, 7)}
          onClick={() => goTo(addMonths(active, 1))}
        />
      </div>
      <output className={visuallyHidden}>{formatMonth(active, language)}</output>
      <table
        ref={grid}
        // A month of days is a grid, as the ARIA Authoring Practices have it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={formatMonth(active, language)}
        className={css.grid}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={weekdayName(date, language, 'long')} className={css.weekday}>
                {weekdayName(date, language, language === 'en-US' ? 'short' : 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} aria-selected={date === value} className={css.cell}>
                  <button
                    type="button"
                    tabIndex={date === active ? 0 : -1}
                    aria-label={formatDay(date, language)}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={isOutside(date, limits) || undefined}
                    data-autofocus={date === active}
                    data-date={date}
                    data-month={date.startsWith(active.slice(0, 7)) ? 'this' : 'other'}
                    data-state={date === value ? 'chosen' : 'open'}
                    className={css.day}
                    onKeyDown={handleKeyDown}
                    onClick={() => {
                      if (!isOutside(date, limits)) onChoose(date)
                    }}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!isOutside(today, limits) && (
        <Button size="sm" tone="quiet" onClick={() => onChoose(today)}>
          {words.today}
        </Button>
      )}
    </div>
  )
}
