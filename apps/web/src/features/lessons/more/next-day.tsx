import type { LessonSummary, Role } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dateIn } from '../../../shared/time/date-in.ts'
import { clockTime, dayInWords } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { classOf, lessonOf, NameLine } from '../../../shared/names/name-line.tsx'
import * as css from './home-more.css.ts'
import type { LessonAhead } from './use-next-lesson.ts'

export interface NextDayProps {
  next: LessonAhead
  userRole: Role
  /** Epoch ms, by the server's clock. */
  now: number
}

/** Today is over: says when the next lesson is, or that none is planned. */
export function NextDay({ next, userRole, now }: NextDayProps) {
  if (next.status === 'unknown') return null
  return next.lesson ? (
    <NextLesson lesson={next.lesson} userRole={userRole} now={now} />
  ) : (
    <NothingPlanned userRole={userRole} />
  )
}

function NothingPlanned({ userRole }: Pick<NextDayProps, 'userRole'>) {
  const { t } = useTranslation('home')
  return (
    <aside className={css.notice} aria-label={t('next')}>
      <CalendarDays aria-hidden size={18} className={css.icon} />
      <span className={css.words}>
        <span className={css.name}>{t('nonePlanned')}</span>
        <span className={css.muted}>{t(`nonePlannedText.${userRole}`)}</span>
      </span>
      {userRole === 'student' && (
        <Button asChild size="sm">
          <Link to="/student/square">{t('findCourse')}</Link>
        </Button>
      )}
      <Button asChild size="sm">
        <Link to={`/${userRole}/timetable`}>{t('toTimetable')}</Link>
      </Button>
    </aside>
  )
}

/** The next lesson with its date, and the way to it in the timetable. */
function NextLesson({ lesson, userRole, now }: Omit<NextDayProps, 'next'> & { lesson: LessonSummary }) {
  const { t, i18n } = useTranslation('home')
  const zone = useViewerZone()
  const at = new Date(lesson.startTime)
  const time = { day: dayInWords(at, now, i18n.language, zone), time: clockTime(at, i18n.language, zone) }
  return (
    <aside className={css.notice} aria-label={t('next')}>
      <CalendarDays aria-hidden size={18} className={css.icon} />
      <span className={css.words}>
        <span className={css.name}>{t('nextAt', time)}</span>
        <span className={css.muted}>
          <NameLine of={lessonOf(lesson)} /> · <NameLine of={classOf(lesson)} />
        </span>
      </span>
      <Button asChild size="sm">
        <Link to={`/${userRole}/timetable?date=${dateIn(zone, at)}`}>{t('toTimetable')}</Link>
      </Button>
    </aside>
  )
}
