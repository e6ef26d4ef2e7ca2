import type { StudyWeek } from '@hwjy/sdk'
import { Chart } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'

export interface WeekChartProps {
  weeks: readonly StudyWeek[]
  /** Minutes at the end of the scale, where children stand side by side. */
  scaleTo?: number
}

/** Minutes in class, week by week, with the same numbers as a table. */
export function WeekChart({ weeks, scaleTo }: WeekChartProps) {
  const { t, i18n } = useTranslation('family')
  // A week is named by its Monday, which is a day of the school's calendar and has no zone.
  const monday = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <Chart
      type="bar"
      title={t('chart')}
      labelName={t('week')}
      valueName={t('minutesInClass')}
      values={weeks.map(({ weekStart, totals }) => ({
        label: monday.format(new Date(`${weekStart}T00:00:00Z`)),
        value: totals.minutes,
      }))}
      scaleTo={scaleTo}
      empty={t('noNumbers')}
    />
  )
}
