import { Card } from '@hwjy/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts } from '../facts.tsx'
import { LessonStatus } from '../lesson/lesson-status.tsx'
import * as row from '../lesson/lesson-row.css.ts'
import { lessonTime, momentInDay } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'
import { usePlaceName } from '../time/use-place-name.ts'
import * as css from './lesson-row.css.ts'
import { classOf, lessonOf, NameLine } from '../names/name-line.tsx'
import { isCalledOff, type TimetableLesson } from './timetable-lesson.ts'

export interface LessonRowProps {
  lesson: TimetableLesson
  /** Epoch ms, by the server's clock. */
  now: number
  schoolZone: string
  /** In a list of one day the day is in its heading. */
  hasDay?: boolean | undefined
  /** The other side: the teacher, or how many students. */
  company?: ReactNode
  /** Beside the state: attendance. */
  remark?: ReactNode
  action?: ReactNode
  /** The page of the lesson, to which its name leads. */
  to?: string | undefined
}

/** One lesson in a list: when on both clocks, what, by which teacher, how it stands, and what one can do. */
export function LessonRow({ lesson, now, schoolZone, hasDay = true, company, remark, action, to }: LessonRowProps) {
  const { t, i18n } = useTranslation('timetable')
  const placeName = usePlaceName()
  const zone = useViewerZone()
  const { language: locale } = i18n
  const { startTime, endTime, movedFrom } = lesson
  const time = lessonTime({ startTime, endTime, now, locale, zone, schoolZone })
  const isOff = isCalledOff(lesson)
  return (
    <Card padding="sm" className={clsx(row.row, css.lesson)} data-state={lesson.status}>
      <div className={clsx(row.time, css.whole)}>
        <time dateTime={startTime} className={clsx(css.when, isOff && css.off)}>
          {hasDay ? t('lesson.timeOf', { day: time.day, range: time.range }) : time.range}
        </time>
        {time.atSchool !== null && !isOff && (
          <span className={css.aside}>
            {t('lesson.atSchool', { time: time.atSchool, place: placeName(schoolZone) })}
          </span>
        )}
        {movedFrom !== null && (
          <del className={css.aside}>
            {t('lesson.movedFrom', { time: momentInDay(new Date(movedFrom), now, locale, zone) })}
          </del>
        )}
      </div>
      <div className={clsx(row.names, css.whole)}>
        {to === undefined ? (
          <NameLine className={row.name} of={lessonOf(lesson)} />
        ) : (
          <Link to={to} className={row.link}>
            <NameLine className={row.name} of={lessonOf(lesson)} />
          </Link>
        )}
        <Facts className={row.facts} first={<NameLine of={classOf(lesson)} />} second={company} />
        {isOff && <p className={css.aside}>{t('lesson.calledOff')}</p>}
      </div>
      <div className={row.states}>
        <LessonStatus status={lesson.status} />
        {lesson.plan === 'onLeave' && <span className={css.aside}>{t('lesson.onLeave')}</span>}
        {remark}
      </div>
      {action !== undefined && <div className={row.action}>{action}</div>}
    </Card>
  )
}
