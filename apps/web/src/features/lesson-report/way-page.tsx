import { type LessonSummary, type Role, useStudentLessonPage, useTeacherLessonPage } from '@hwjy/sdk'
import { Button, Skeleton, VisuallyHidden } from '@hwjy/ui'
import clsx from 'clsx'
import { BookOpen, Check, FileText, type LucideIcon, NotebookPen, Presentation, Star, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { hasCheckedDevices } from '../../shared/devices/device-choice.ts'
import { lessonOf, NameLine } from '../../shared/names/name-line.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { NotYourLesson } from '../../shared/lesson/not-your-lesson.tsx'
import { BackLink } from '../../shared/page/back-link.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import type { ReturnState } from '../../shared/session/return-path.ts'
import { useRole } from '../../shared/session/use-role.ts'
import { LessonTimeText } from '../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { nextHomework, type StepState, WAY, type WayStep, wayOf } from '../../shared/lesson/way-steps.ts'
import * as css from './way.css.ts'

const icons: Readonly<Record<WayStep, LucideIcon>> = {
  preview: BookOpen,
  devices: Video,
  class: Presentation,
  rate: Star,
  homework: NotebookPen,
  report: FileText,
}

/** The way of a lesson from its preview to its report. Another lesson in the address is another page. */
export default function WayPage() {
  const { t } = useTranslation('lessonReport')
  const role = useRole()
  const { pathname, search } = useLocation()
  const lessonId = new URLSearchParams(search).get('lessonId')
  if (role === null)
    return (
      <Frame viewer={null}>
        <Steps />
        {lessonId !== null && (
          <div>
            <Button asChild tone="primary">
              <Link to="/login" state={{ from: `${pathname}${search}` } satisfies ReturnState}>
                {t('waySignIn')}
              </Link>
            </Button>
          </div>
        )}
      </Frame>
    )
  if (lessonId === null)
    return (
      <Frame viewer={role}>
        <Steps />
      </Frame>
    )
  return role === 'student' ? (
    <StudentWay key={lessonId} lessonId={lessonId} />
  ) : (
    <TeacherWay key={lessonId} lessonId={lessonId} />
  )
}

function StudentWay({ lessonId }: { lessonId: string }) {
  const read = useStudentLessonPage({ lessonId })
  if (isNotYours(read.error)) return <NotYourLesson home="/student" />
  return (
    <Frame viewer="student">
      {read.data ? (
        <>
          <LessonLine lesson={read.data.detail.lesson} schoolZone={read.data.schoolTimeZone} />
          <Steps
            lessonId={lessonId}
            homeworkId={nextHomework(read.data.homework)}
            states={wayOf({
              ...read.data,
              lesson: read.data.detail.lesson,
              hasCheckedDevices: hasCheckedDevices(lessonId),
            })}
          />
        </>
      ) : (
        <NoAnswer query={read} waiting={<WaySkeleton />} />
      )}
    </Frame>
  )
}

/** A teacher sees the way that students go, without ticks. */
function TeacherWay({ lessonId }: { lessonId: string }) {
  const read = useTeacherLessonPage({ lessonId })
  if (isNotYours(read.error)) return <NotYourLesson home="/teacher" />
  return (
    <Frame viewer="teacher">
      {read.data ? (
        <>
          <LessonLine lesson={read.data.detail.lesson} schoolZone={read.data.schoolTimeZone} />
          <Steps />
        </>
      ) : (
        <NoAnswer query={read} waiting={<WaySkeleton />} />
      )}
    </Frame>
  )
}

function Frame({ viewer, children }: { viewer: Role | null; children: ReactNode }) {
  const { t } = useTranslation('lessonReport')
  return (
    <div className={clsx(page.page, css.wide)}>
      {viewer && <BackLink to={`/${viewer}`} />}
      <header className={page.head}>
        <h1>{t('wayHeading')}</h1>
        <p className={page.muted}>{t('wayText')}</p>
      </header>
      {children}
    </div>
  )
}

function LessonLine({ lesson, schoolZone }: { lesson: LessonSummary; schoolZone: string }) {
  const now = useServerNow()
  return (
    <div>
      <p>
        <NameLine of={lessonOf(lesson)} className={css.lesson} />
      </p>
      <p className={page.muted}>
        <LessonTimeText {...lesson} schoolZone={schoolZone} now={now} />
      </p>
    </div>
  )
}

interface StepsProps {
  lessonId?: string
  /** Left out where no single one is meant. */
  homeworkId?: string | undefined
  /** Left out where it is the way in general. */
  states?: Record<WayStep, StepState>
}

function Steps({ lessonId, homeworkId, states }: StepsProps) {
  const { t } = useTranslation('lessonReport')
  return (
    <ol className={css.way} aria-label={t('wayHeading')}>
      {WAY.map((step) => {
        const state = states?.[step]
        const Icon = state === 'done' ? Check : icons[step]
        const to = lessonId !== undefined && state !== undefined ? wayOn(step, state, lessonId, homeworkId) : null
        return (
          <li key={step} className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span aria-hidden className={css.mark}>
              <Icon size={20} />
            </span>
            <span className={css.words}>
              <span className={css.name}>{t(`step.${step}`)}</span>
              <span className={css.note}>{t(`stepText.${step}`)}</span>
              {state !== undefined && state !== 'open' && state !== 'now' && (
                <span className={css.note}>{t(`stepState.${state}`)}</span>
              )}
              {state === 'now' && <VisuallyHidden>{t('stepState.now')}</VisuallyHidden>}
            </span>
            {to !== null && (
              <span className={css.act}>
                <Button asChild tone={state === 'now' ? 'primary' : 'neutral'}>
                  <Link to={to}>{t(`stepAct.${step}`)}</Link>
                </Button>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

// Steps that are to come, and those that cannot be done any more, lead nowhere.
function wayOn(step: WayStep, state: StepState, lessonId: string, homeworkId: string | undefined): string | null {
  if (state === 'later' || state === 'missed') return null
  switch (step) {
    case 'homework':
      if (homeworkId !== undefined) return `/homework?${new URLSearchParams({ homeworkId })}`
      return lessonPath.page('student', lessonId)
    case 'preview':
      return lessonPath.page('student', lessonId)
    case 'devices':
      return state === 'now' ? lessonPath.check(lessonId) : null
    case 'class':
      return state === 'now' ? lessonPath.room(lessonId) : null
    case 'rate':
      return state === 'now' ? lessonPath.rate(lessonId) : null
    case 'report':
      return lessonPath.report(lessonId)
  }
}

const WaySkeleton = () => (
  <Waiting className={css.way}>
    {WAY.map((step) => (
      <Skeleton key={step} shape="box" height="8rem" />
    ))}
  </Waiting>
)
