import { dateFormat } from '@hwjy/base'
import { VisuallyHidden } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { dateIn } from '../time/date-in.ts'
import { useViewerZone } from '../time/time-zone.ts'
import * as css from './week-strip.css.ts'
import type { LessonsOfDay } from './week.ts'

export interface WeekStripProps {
  days: readonly LessonsOfDay[]
  /** Days on which homework is due. */
  dueDates?: readonly string[] | undefined
  /** The chosen one. */
  date: string
  now: number
  onChoose: (date: string) => void
}

/** The seven days over an agenda: which have lessons, and a way to each. */
export function WeekStrip({ days, dueDates = [], date, now, onChoose }: WeekStripProps) {
  const { t, i18n } = useTranslation('timetable')
  const today = dateIn(useViewerZone(), now)
  const part = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(Date.parse(day))
  return (
    <ul className={css.strip} aria-label={t('calendar.days')}>
      {days.map((day) => {
        const count = day.lessons.length
        const isDue = dueDates.includes(day.date)
        const facts = [
          part(day.date, { weekday: 'long', month: 'long', day: 'numeric' }),
          t('calendar.lessons', { count }),
          ...(isDue ? [t('due.onDay')] : []),
        ]
        return (
          <li key={day.date}>
            <button
              type="button"
              className={css.day}
              aria-current={day.date === today ? 'date' : undefined}
              data-chosen={day.date === date || undefined}
              onClick={() => onChoose(day.date)}
            >
              <VisuallyHidden>{facts.join(' · ')}</VisuallyHidden>
              <span aria-hidden className={css.name}>
                {part(day.date, { weekday: 'narrow' })}
              </span>
              <span aria-hidden className={css.number}>
                {Number(day.date.slice(-2))}
              </span>
              <span aria-hidden className={css.dots}>
                {count > 0 && <span className={css.dot} />}
                {isDue && <span className={css.due} />}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
