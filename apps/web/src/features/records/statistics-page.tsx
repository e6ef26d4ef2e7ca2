import { type LessonStatistics, useGetLessonStatistics, useListClassNames } from '@hwjy/sdk'
import { Button, Card, Chart, EmptyState, SegmentedControl, Skeleton } from '@hwjy/ui'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import * as list from '../../shared/list-page/list-page.css.ts'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { dateIn } from '../../shared/time/date-in.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { PrintButton } from '../../shared/page/print-button.tsx'
import { ClassChoice } from './class-choice.tsx'
import { ExportMenu } from './export-menu.tsx'
import { OnPaper } from './on-paper.tsx'
import { weeksOf } from './weeks.ts'

const periods = ['30', '90', '365'] as const
const DAY_MS = 86_400_000

/** Lessons, hours and attendance of a period in numbers and charts; each chart is a table as well. */
export default function StatisticsPage() {
  const { t } = useTranslation('records')
  const zone = useViewerZone()
  const now = useServerNow()
  const filter = useAddressFilter(1)
  const classId = filter.textOf('classId')
  const period = filter.oneOf('days', periods) ?? '30'
  const classes = useListClassNames()
  const statistics = useGetLessonStatistics({
    timezone: zone,
    searchStartDate: dateIn(zone, now - (Number(period) - 1) * DAY_MS),
    searchEndDate: dateIn(zone, now),
    ...(classId !== '' && { classId }),
  })
  const rows = async () => [
    [
      t('statistics.day'),
      t('statistics.held'),
      t('statistics.taughtMinutes'),
      t('marks.present'),
      t('marks.late'),
      t('marks.absent'),
    ],
    ...(statistics.data?.days ?? []).map(({ day, held, taughtMinutes, attendance: { present, late, absent } }) => [
      day,
      held,
      taughtMinutes,
      present,
      late,
      absent,
    ]),
  ]
  return (
    <div className={list.page}>
      <header className={list.head}>
        <div className={list.words}>
          <h1>{t('statistics.heading')}</h1>
          <OnPaper classes={classes.data} classId={classId} period={t('statistics.days', { count: Number(period) })} />
          <p className={clsx(list.muted, list.notOnPaper)}>{t('statistics.text')}</p>
        </div>
        <div className={list.actions}>
          <ExportMenu
            fileName={t('statistics.file', { days: period })}
            rows={rows}
            isDisabled={!statistics.data?.days.length}
          />
          <PrintButton>{t('print')}</PrintButton>
        </div>
      </header>
      <div className={list.filters}>
        <SegmentedControl
          label={t('statistics.period')}
          value={period}
          onValueChange={(days) => filter.set({ days: days === '30' ? '' : days })}
          options={periods.map((value) => ({ value, label: t('statistics.days', { count: Number(value) }) }))}
        />
        <ClassChoice
          hasAll
          classes={classes.data ?? []}
          value={classId}
          onChange={(value) => filter.set({ classId: value })}
        />
      </div>
      {statistics.data ? (
        <Numbers statistics={statistics.data} onLonger={() => filter.set({ days: '365', classId: '' })} />
      ) : (
        <NoAnswer
          query={statistics}
          title={t('statistics.error')}
          waiting={
            <Waiting className={list.panel}>
              <Skeleton shape="box" height="6rem" />
              <Skeleton shape="box" height="16rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Numbers({ statistics, onLonger }: { statistics: LessonStatistics; onLonger: () => void }) {
  const { t, i18n } = useTranslation('records')
  const { planned, held, expired, taughtMinutes, attendance, days } = statistics
  if (planned === 0)
    return (
      <EmptyState
        drawing="lessons"
        title={t('statistics.none')}
        action={<Button onClick={onLonger}>{t('statistics.longer')}</Button>}
      />
    )
  const came = attendance.present + attendance.late
  const expected = came + attendance.absent
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const hours = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const date = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const weeks = weeksOf(days)
  const labelOf = (monday: string) => date.format(new Date(`${monday}T00:00:00Z`))
  const facts = [
    { name: t('statistics.held'), value: `${held}/${planned}` },
    { name: t('statistics.hours'), value: hours.format(taughtMinutes / 60) },
    { name: t('statistics.attendance'), value: expected === 0 ? '–' : percent.format(came / expected) },
    { name: t('statistics.late'), value: attendance.late },
    { name: t('statistics.expired'), value: expired },
  ]
  return (
    <>
      <dl className={list.numbers}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={list.cards}>
        <Card>
          <Chart
            type="bar"
            title={t('statistics.heldByWeek')}
            labelName={t('statistics.week')}
            valueName={t('statistics.held')}
            values={weeks.map(({ monday, held: value }) => ({ label: labelOf(monday), value }))}
          />
        </Card>
        <Card>
          <Chart
            type="line"
            title={t('statistics.rateByWeek')}
            labelName={t('statistics.week')}
            valueName={t('statistics.attendance')}
            formatValue={(value) => percent.format(value / 100)}
            values={weeks
              .filter((week) => week.expected > 0)
              .map((week) => ({ label: labelOf(week.monday), value: Math.round((week.came / week.expected) * 100) }))}
          />
        </Card>
      </div>
    </>
  )
}
