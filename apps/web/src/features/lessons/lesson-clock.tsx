import type { LessonSummary } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { minutesSeconds } from '../../shared/time/countdown.ts'
import { CountdownText } from '../../shared/time/countdown-text.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import * as css from './next-lesson-card.css.ts'

/** Counts down to the start, then up from it. */
export function LessonClock({ lesson, offsetMs }: { lesson: LessonSummary; offsetMs: number }) {
  const { t } = useTranslation('lessons')
  const now = useNow(offsetMs)
  if (lesson.startedAt) {
    const seconds = Math.max(0, (now - Date.parse(lesson.startedAt)) / 1_000)
    return (
      <p className={css.clock}>
        <span className={css.clockLabel}>{t('startedFor')}</span>
        <span role="timer" className={css.clockTime}>
          {minutesSeconds(seconds)}
        </span>
      </p>
    )
  }
  if (Date.parse(lesson.startTime) <= now) return <p className={css.clockLabel}>{t('startsAnyMoment')}</p>
  return (
    <p className={css.clock}>
      <span className={css.clockLabel}>{t('startsIn')}</span>
      <CountdownText until={lesson.startTime} offsetMs={offsetMs} className={css.clockTime} />
    </p>
  )
}
