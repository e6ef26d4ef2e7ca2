import { useGetCourseStats } from '@hwjy/sdk'
import { Card, Chart, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as list from '../../shared/list-page/list-page.css.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { priceText } from '../../shared/price-text.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'

/** A course in numbers: seats, attendance, stars, income, and registrations by day. */
export function CourseNumbers({ courseId }: { courseId: string }) {
  const { t, i18n } = useTranslation('courses')
  const stats = useGetCourseStats({ courseId })
  if (!stats.data)
    return (
      <NoAnswer
        query={stats}
        title={t('numbers.error')}
        waiting={
          <Waiting>
            <Skeleton shape="box" height="10rem" />
          </Waiting>
        }
      />
    )
  const { registered, studentLimit, lessonsHeld, totalLessons, attendanceRate, averageScore } = stats.data
  const { paidOrders, incomeMinor, currency, registrations, lessons } = stats.data
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const day = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const facts = [
    { name: t('numbers.registered'), value: `${registered}/${studentLimit}` },
    { name: t('numbers.held'), value: `${lessonsHeld}/${totalLessons}` },
    { name: t('numbers.attendance'), value: attendanceRate === null ? '–' : percent.format(attendanceRate) },
    { name: t('numbers.score'), value: averageScore ?? '–' },
    ...(paidOrders > 0 ? [{ name: t('numbers.income'), value: priceText(incomeMinor, currency, i18n.language) }] : []),
  ]
  return (
    <section className={list.panel}>
      <h2 className={list.cardTitle}>{t('numbers.title')}</h2>
      <dl className={list.numbers}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={list.cards}>
        {registrations.length > 0 && (
          <Card>
            <Chart
              type="bar"
              title={t('numbers.byDay')}
              labelName={t('numbers.day')}
              valueName={t('numbers.registrations')}
              values={registrations.map((one) => ({
                label: day.format(new Date(`${one.day}T00:00:00Z`)),
                value: one.count,
              }))}
            />
          </Card>
        )}
        {lessons.length > 0 && (
          <Card>
            <Chart
              type="bar"
              title={t('numbers.came')}
              labelName={t('numbers.lesson')}
              valueName={t('students')}
              values={lessons.map(({ lessonNo, lessonName, present, late }) => ({
                label: `${lessonNo}. ${lessonName}`,
                value: present + late,
              }))}
            />
          </Card>
        )}
      </div>
    </section>
  )
}
