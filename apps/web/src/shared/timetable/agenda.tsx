import { Button } from '@hwjy/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dateWithWeekday, dayInWords } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'
import { lessonOf } from '../names/name-line.tsx'
import { nameIn } from '../names/name-in.ts'
import { DueList, type DueWork } from './due-list.tsx'
import { LessonRow } from './lesson-row.tsx'
import * as css from './timetable.css.ts'
import { isMovable, type TimetableLesson } from './timetable-lesson.ts'
import type { LessonsOfDay } from './week.ts'

export interface AgendaProps {
  /** The list opens at this day, `YYYY-MM-DD`, or at the next one that has something. */
  date: string
  /** Named as `lessonsOfDays` gives them; days without lessons are left out. */
  days: readonly LessonsOfDay[]
  now: number
  schoolZone: string
  /** The people of the lesson. */
  company?: ((lesson: TimetableLesson) => ReactNode) | undefined
  /** Says what the page offers beside opening and moving it. */
  action?: ((lesson: TimetableLesson) => ReactNode) | undefined
  /** Says what the page offers for a whole day. */
  dayAction?: ((day: LessonsOfDay) => ReactNode) | undefined
  /** The page of a lesson. */
  pageOf?: ((lesson: TimetableLesson) => string) | undefined
  /** Homework of these days. */
  due?: readonly DueWork[] | undefined
  onOpen: (lesson: TimetableLesson) => void
  onMove?: ((lesson: TimetableLesson, startsAt: null) => void) | undefined
}

/** Lessons by day, one under the other: for phones, and for everybody who reads rather than looks. */
export function Agenda(props: AgendaProps) {
  const { date, days, now, schoolZone, company, action, dayAction, due = [], pageOf, onOpen, onMove } = props
  const { t, i18n } = useTranslation('timetable')
  const zone = useViewerZone()
  const shown = days
    .map((day) => ({ day, works: due.filter((work) => work.date === day.date) }))
    .filter(({ day, works }) => day.lessons.length > 0 || works.length > 0)
  const list = useRef<HTMLOListElement>(null)
  // A page that comes back in its tab stays where it was.
  const openedAt = useRef<string | null>(null)
  const open = useEffectEvent((wanted: string) => {
    if (openedAt.current === wanted) return
    openedAt.current = wanted
    const place = shown.findIndex((each) => each.day.date >= wanted)
    // Above the first day is the head of the page, which is worth seeing.
    if (place > 0) list.current?.children[place]?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => open(date), [date])
  return (
    <ol ref={list} className={css.days}>
      {shown.map(({ day, works }) => {
        const { lessons } = day
        const first = new Date(lessons[0]?.startTime ?? works[0]?.handInBy ?? day.date)
        const near = dayInWords(first, now, i18n.language, zone)
        const full = dateWithWeekday(first, i18n.language, zone)
        return (
          <li key={day.date} className={css.day}>
            <div className={css.dayHead}>
              <h3 data-day={day.date} tabIndex={-1} className={css.dayHeading}>
                {/\d/.test(near) ? full : `${near} · ${full}`}
              </h3>
              {dayAction?.(day)}
            </div>
            {works.length > 0 && <DueList due={works} now={now} />}
            <ul className={css.rows}>
              {lessons.map((lesson) => (
                <li key={lesson.lessonId}>
                  <LessonRow
                    lesson={lesson}
                    now={now}
                    schoolZone={schoolZone}
                    hasDay={false}
                    company={company?.(lesson)}
                    to={pageOf?.(lesson)}
                    action={
                      <div className={css.actions}>
                        {action?.(lesson)}
                        {onMove && isMovable(lesson) && (
                          <Button size="sm" tone="quiet" onClick={() => onMove(lesson, null)}>
                            {t('calendar.reschedule')}
                          </Button>
                        )}
                        <Button
                          size="sm"
                          aria-label={t('calendar.open', { lesson: nameIn(lessonOf(lesson), i18n.language) })}
                          onClick={() => onOpen(lesson)}
                        >
                          {t('calendar.details')}
                        </Button>
                      </div>
                    }
                  />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
