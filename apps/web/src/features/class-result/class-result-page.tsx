import { type ClassResult, getGetClassResultQueryOptions, type LessonSummary } from '@hwjy/sdk'
import { Button, Card, EmptyState, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { BackLink } from '../../shared/page/back-link.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { NotYourLesson } from '../../shared/lesson/not-your-lesson.tsx'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { clockTime, dayInWords } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { AttendanceTable } from './attendance-table.tsx'
import { BoardPages } from '../../shared/board-pages/board-pages.tsx'
import { lessonOf, NameLine } from '../../shared/names/name-line.tsx'
import { ChatTranscript } from './chat-transcript.tsx'
import { classSeconds } from './class-figures.ts'
import { ClassTotals } from './class-totals.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { ResultGrid } from './grid/result-grid.tsx'
import * as css from './grid/result-grid.css.ts'
import { PresenceChart } from './presence-chart.tsx'

export default function ClassResultPage() {
  const { lessonId = '' } = useParams()
  const result = useQuery(getGetClassResultQueryOptions({ lessonId }))
  useLessonTitle(result.data?.lesson.lessonName)
  if (isNotYours(result.error)) return <NotYourLesson home="/teacher" />
  return (
    <div className={clsx(page.page, css.wide)}>
      <BackLink to="/teacher" />
      {result.data ? <Result result={result.data} /> : <NoAnswer query={result} waiting={<ResultSkeleton />} />}
    </div>
  )
}

function Result({ result: { lesson, totals, students, chat } }: { result: ClassResult }) {
  const { t, i18n } = useTranslation('classResult')
  const zone = useViewerZone()
  const now = useNow()
  if (lesson.status !== 'ended') return <EmptyState drawing="lessons" title={t('heading')} description={t('notYet')} />
  const began = new Date(lesson.startedAt ?? lesson.startTime)
  const ended = new Date(lesson.endedAt ?? lesson.endTime)
  const clock = (at: Date) => clockTime(at, i18n.language, zone)
  return (
    <>
      <header className={page.section}>
        <h1>{t('heading')}</h1>
        <p className={page.muted}>
          <NameLine of={lessonOf(lesson)} />
          {'\u00a0'}·{' '}
          <time dateTime={began.toISOString()}>
            {dayInWords(began, now, i18n.language, zone)} {clock(began)} – {clock(ended)}
          </time>
        </p>
        <WayOn lesson={lesson} />
      </header>
      <ClassTotals totals={totals} />
      <Section heading={t('marks')}>
        {students.length === 0 ? <p>{t('empty')}</p> : <ResultGrid lessonId={lesson.lessonId} results={students} />}
      </Section>
      {students.length > 0 && (
        <Section heading={t('numbers')}>
          <AttendanceTable students={students} />
        </Section>
      )}
      {students.length > 0 && (
        <Section heading={t('chartHeading')}>
          <Card padding="md">
            <PresenceChart students={students} classSeconds={classSeconds(lesson)} />
          </Card>
        </Section>
      )}
      <Section heading={t('board')}>
        <BoardPages lessonId={lesson.lessonId} fileName={`${lesson.courseName}-${lesson.lessonNo}`} />
      </Section>
      <Section heading={t('feedback')}>
        <FeedbackForm lessonId={lesson.lessonId} students={students} />
      </Section>
      <Section heading={t('chat')}>
        <ChatTranscript lessonId={lesson.lessonId} messages={chat} />
      </Section>
    </>
  )
}

/** Leads the teacher on: to new homework for the lesson, or to its page once homework is set. */
function WayOn({ lesson }: { lesson: LessonSummary }) {
  const { t } = useTranslation('classResult')
  const isSet = lesson.homeworkCount > 0
  return (
    <nav aria-label={t('wayOn.label')} className={css.wayOn}>
      <Button asChild tone={isSet ? 'neutral' : 'primary'}>
        <Link to={teacherPath.newHomeworkAfter(lesson)}>{t('wayOn.homework')}</Link>
      </Button>
      <Button asChild tone={isSet ? 'primary' : 'neutral'}>
        <Link to={teacherPath.lesson(lesson.lessonId)}>{t('wayOn.lesson')}</Link>
      </Button>
    </nav>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={page.section}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

function ResultSkeleton() {
  return (
    <Waiting className={page.section}>
      <Skeleton width="16rem" height="2.25rem" />
      <Skeleton shape="box" height="5.5rem" />
      <Skeleton width="8rem" height="1.75rem" />
      <Skeleton shape="box" height="16rem" />
    </Waiting>
  )
}
