import { dateFormat } from '@hwjy/base'
import { VisuallyHidden } from '@hwjy/ui'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { dateIn } from '../time/date-in.ts'
import { LessonCard, Selected } from './lesson-card.tsx'
import * as css from './month-grid.css.ts'
import type { TimetableLesson } from './timetable-lesson.ts'
import { useLessonKeys } from './use-lesson-keys.ts'
import type { LessonsOfDay } from './week.ts'

export interface MonthGridProps {
  /** Whole weeks. */
  days: readonly LessonsOfDay[]
  /** Any day of the month that is meant. */
  date: string
  zone: string
  schoolZone: string
  now: number
  onOpen: (lesson: TimetableLesson) => void
  onMove?: ((lesson: TimetableLesson, startsAt: null) => void) | undefined
  /** Opens the week of a day. */
  onDay: (date: string) => void
}

const SHOWN_OF_DAY = 3

/** A month as a table. Lessons have the keys of the week; the number of a day opens its week. */
export function MonthGrid({ days, date, zone, schoolZone, now, onOpen, onMove, onDay }: MonthGridProps) {
  const { t, i18n } = useTranslation('timetable')
  const seen = days.map((day) => ({ ...day, lessons: day.lessons.slice(0, SHOWN_OF_DAY) }))
  const { frame, onKeyDown, currentId, choose } = useLessonKeys({ days: seen, now, onMove })
  const today = dateIn(zone, now)
  const lessons = days.flatMap((day) => day.lessons)
  const words = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(Date.parse(day))
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <Selected value={{ id: currentId, zone, schoolZone, now, lessons, onOpen, choose }}>
      {/* Keys are those of the lessons in it: the frame itself is no control. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={frame} className={css.frame} onKeyDown={onKeyDown}>
        <table className={css.month}>
          <thead>
            <tr>
              {weeks[0]?.map((day) => (
                <th key={day.date} scope="col" className={css.weekday}>
                  <span aria-hidden>{words(day.date, { weekday: 'short' })}</span>
                  <VisuallyHidden>{words(day.date, { weekday: 'long' })}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.date}>
                {week.map((day) => (
                  <td key={day.date} className={clsx(css.day, day.date.slice(0, 7) !== date.slice(0, 7) && css.other)}>
                    <button
                      type="button"
                      className={css.number}
                      aria-current={day.date === today ? 'date' : undefined}
                      aria-label={t('calendar.toWeekOf', { day: words(day.date, { month: 'long', day: 'numeric' }) })}
                      onClick={() => onDay(day.date)}
                    >
                      {Number(day.date.slice(-2))}
                    </button>
                    {day.lessons.slice(0, SHOWN_OF_DAY).map(({ lessonId }) => (
                      <LessonCard key={lessonId} id={lessonId} isCompact />
                    ))}
                    {day.lessons.length > SHOWN_OF_DAY && (
                      <button type="button" className={css.more} onClick={() => onDay(day.date)}>
                        {t('calendar.more', { count: day.lessons.length - SHOWN_OF_DAY })}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Selected>
  )
}
