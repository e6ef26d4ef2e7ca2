import type { StudentResult } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { wholeMinutes } from './class-figures.ts'
import * as css from './presence-chart.css.ts'

export interface PresenceChartProps {
  students: readonly StudentResult[]
  /** Seconds that fill a bar: how long the class lasted. */
  classSeconds: number
}

/** Minutes each student was present, one bar each, labelled in place. Its twin is the attendance table. */
export function PresenceChart({ students, classSeconds }: PresenceChartProps) {
  const { t } = useTranslation(['classResult', 'common'])
  const longest = Math.max(classSeconds, ...students.map(({ presentSeconds }) => presentSeconds), 1)
  return (
    <ul aria-label={t('chartLabel')} className={css.chart}>
      {students.map(({ stuId, name, presentSeconds }) => (
        <li key={stuId} className={css.row}>
          <span className={css.name}>{name}</span>
          <span aria-hidden className={css.track}>
            <span
              className={css.bar}
              style={{ display: 'block', inlineSize: `${(presentSeconds / longest) * 100}%` }}
            />
          </span>
          <span className={css.value}>{t('common:time.minutes', { count: wholeMinutes(presentSeconds) })}</span>
        </li>
      ))}
    </ul>
  )
}
