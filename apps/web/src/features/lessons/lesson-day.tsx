import { type LessonDay as Day, type LessonSummary, type Role, useSession } from '@hwjy/sdk'
import { EmptyState, personAddress, Skeleton } from '@hwjy/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { dateWithWeekday } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './lesson-day.css.ts'
import { LessonList, type LessonListProps } from './lesson-list.tsx'
import { byStart, nextLesson } from './next-lesson.ts'
import { NextLessonCard } from './next-lesson-card.tsx'
import { clockOffset } from './use-lesson-day.ts'

export interface LessonDayProps extends Pick<LessonListProps, 'userRole' | 'company' | 'remark'> {
  day: UseQueryResult<Day>
  nextAction: (lesson: LessonSummary) => ReactNode
  rowAction: (lesson: LessonSummary) => ReactNode
  /** Says what stands below the lessons. @param next the one in front; null when nothing is left today */
  more: (next: LessonSummary | null, now: number) => ReactNode
}

/** A person's day: the next lesson large, then all of them. The roles differ in what can be pressed. */
export function LessonDay(props: LessonDayProps) {
  const { userInfo } = useSession()
  const { day } = props
  return (
    <div className={page.page}>
      <Greeting name={userInfo?.nickname || userInfo?.name || ''} role={props.userRole} />
      {day.data ? (
        <Lessons {...props} data={day.data} receivedAt={day.dataUpdatedAt} />
      ) : (
        <NoAnswer query={day} waiting={<DaySkeleton />} />
      )}
    </div>
  )
}

interface LessonsProps extends LessonDayProps {
  data: Day
  receivedAt: number
}

function Lessons({ userRole, data, receivedAt, company, remark, nextAction, rowAction, more }: LessonsProps) {
  const { t } = useTranslation('lessons')
  const now = Date.parse(data.serverTime)
  if (data.lessons.length === 0) {
    return (
      <>
        <EmptyState drawing="lessons" title={t('emptyHeading')} description={t('emptyText')} />
        {more(null, now)}
      </>
    )
  }
  const next = nextLesson(data.lessons)
  return (
    <>
      {next ? (
        <NextLessonCard
          userRole={userRole}
          lesson={next}
          schoolZone={data.schoolTimeZone}
          offsetMs={clockOffset(data, receivedAt)}
          company={company(next)}
          action={nextAction(next)}
        />
      ) : (
        <EmptyState drawing="lessons" title={t('doneHeading')} description={t('doneText')} />
      )}
      <section className={page.section}>
        <h2>{t('today')}</h2>
        <LessonList
          userRole={userRole}
          label={t('today')}
          lessons={byStart(data.lessons)}
          company={company}
          {...(remark && { remark })}
          action={(lesson) => (lesson === next ? null : rowAction(lesson))}
        />
      </section>
      {more(next, now)}
    </>
  )
}

function Greeting({ name, role }: { name: string; role: Role }) {
  const { t, i18n } = useTranslation('lessons')
  const now = useNow()
  const zone = useViewerZone()
  return (
    <header className={css.greeting}>
      <h1>{t('greeting', { name: personAddress(name, currentLanguage(), role) })}</h1>
      <p className={css.date}>
        <time>{dateWithWeekday(new Date(now), i18n.language, zone)}</time>
      </p>
    </header>
  )
}

function DaySkeleton() {
  return (
    <Waiting className={css.rows}>
      <Skeleton shape="box" height="15rem" />
      <Skeleton width="10rem" height="2rem" />
      <Skeleton shape="box" height="4.5rem" />
      <Skeleton shape="box" height="4.5rem" />
    </Waiting>
  )
}
