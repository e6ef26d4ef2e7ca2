import type { StudyWeek } from '@hwjy/sdk'
import { Chart } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'

export interface WeekChartProps {
  weeks: readonly StudyWeek[]
  /** Minutes at the end of the scale, where children stand side by side. */
  scaleTo?: number
}

/** So few weeks are shown whatever they hold: a line of one bar says nothing. */
const WEEKS_MIN = 4

/** Leaves out the weeks before the first in which anything was, so that a new family does not read zeros. */
export function weeksSinceFirst(weeks: readonly StudyWeek[]): readonly StudyWeek[] {
  const first = weeks.findIndex(
    ({ totals }) => totals.lessonsAttended + totals.lessonsAbsent + totals.homeworkDue + totals.minutes > 0,
  )
  const from = Math.min(first === -1 ? weeks.length : first, weeks.length - WEEKS_MIN)
  return weeks.slice(Math.max(0, from))
}

/** Minutes in class, week by week, with the same numbers as a table. */
export function WeekChart({ weeks, scaleTo }: WeekChartProps) {
  const { t, i18n } = useTranslation('family')
  // A week is named by its Monday, which is a day of the school's calendar and has no zone.
  const monday = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  // Bars of nothing but zeros are no numbers to compare.
  const shown = weeks.some(({ totals }) => totals.minutes > 0) ? weeks : []
  return (
    <Chart
      type="bar"
      title={t('chart')}
      labelName={t('week')}
      valueName={t('minutesInClass')}
      values={shown.map(({ weekStart, totals }) => ({
        label: monday.format(new Date(`${weekStart}T00:00:00Z`)),
        value: totals.minutes,
      }))}
      scaleTo={scaleTo}
      empty={t('noNumbers')}
    />
  )
}
