import type { LessonSummary, Role } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { dateIn } from '../../../shared/time/date-in.ts'
import { clockTime, dayInWords } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import * as css from './home-more.css.ts'

/** Today is over: the next lesson with its date, and the way to it in the timetable. */
export function NextDay({ lesson, userRole, now }: { lesson: LessonSummary; userRole: Role; now: number }) {
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
          <HanText>{lesson.lessonName}</HanText> · <HanText>{lesson.className}</HanText>
        </span>
      </span>
      <Button asChild size="sm">
        <Link to={`/${userRole}/timetable?date=${dateIn(zone, at)}`}>{t('toTimetable')}</Link>
      </Button>
    </aside>
  )
}
