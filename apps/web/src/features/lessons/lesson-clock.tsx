import { type LessonSummary, useSession } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { minutesSeconds } from '../../shared/time/countdown.ts'
import { CountdownText } from '../../shared/time/countdown-text.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { lessonStart } from './lesson-start.ts'
import * as css from './next-lesson-card.css.ts'

/** Counts down to the start, then up from it; says so when no teacher has started it in time. */
export function LessonClock({ lesson, offsetMs }: { lesson: LessonSummary; offsetMs: number }) {
  const { t } = useTranslation('lessons')
  const { userRole } = useSession()
  const start = lessonStart(lesson, useNow(offsetMs))
  switch (start.state) {
    case 'running':
      return (
        <p className={css.clock}>
          <span className={css.clockLabel}>{t('startedFor')}</span>
          <span role="timer" className={css.clockTime}>
            {minutesSeconds(start.seconds)}
          </span>
        </p>
      )
    case 'ahead':
      return (
        <p className={css.clock}>
          <span className={css.clockLabel}>{t('startsIn')}</span>
          <CountdownText until={lesson.startTime} offsetMs={offsetMs} className={css.clockTime} />
        </p>
      )
    case 'due':
      return <p className={css.clockWords}>{t('startsAnyMoment')}</p>
    case 'overdue': {
      const count = start.minutes
      return (
        <p className={css.clock}>
          <span className={css.clockWords}>{t('shouldHaveBegun', { count })}</span>
          <span className={css.clockLabel}>{t(userRole === 'teacher' ? 'classIsWaiting' : 'teacherNotStarted')}</span>
        </p>
      )
    }
    case 'over':
      return <p className={css.clockWords}>{t('plannedTimeOver')}</p>
    default:
      return start satisfies never
  }
}
