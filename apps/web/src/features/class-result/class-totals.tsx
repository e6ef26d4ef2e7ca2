import type { ClassTotals as Totals } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from './class-totals.css.ts'

export function ClassTotals({ totals }: { totals: Totals }) {
  const { t, i18n } = useTranslation(['classResult', 'common'])
  const score = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const figures = [
    [t('attendance'), `${totals.present + totals.late} / ${totals.enrolled}`],
    [t('common:attendance.late'), totals.late],
    [t('messages'), totals.messages],
    [t('pages'), totals.pages],
    [t('rating'), totals.averageScore === null ? t('never') : `★ ${score.format(totals.averageScore)}`],
  ] as const
  return (
    <dl className={css.totals}>
      {figures.map(([label, value]) => (
        <Card key={label} padding="md" className={css.total}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </Card>
      ))}
    </dl>
  )
}
