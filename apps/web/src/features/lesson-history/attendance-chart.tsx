import type { AttendanceMonth } from '@hwjy/sdk'
import { Chart } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { shortMonth } from './by-month.ts'

/** Lessons attended, month by month, with the same numbers as a table. */
export function AttendanceChart({ months }: { months: readonly AttendanceMonth[] }) {
  const { t, i18n } = useTranslation('lessonHistory')
  return (
    <Chart
      type="bar"
      title={t('chart')}
      labelName={t('month')}
      valueName={t('attended')}
      values={months.map(({ month, present, late }) => ({
        label: shortMonth(month, i18n.language),
        value: present + late,
      }))}
      empty={t('noNumbers')}
    />
  )
}
