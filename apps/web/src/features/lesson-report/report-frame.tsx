import type { LessonSummary } from '@hwjy/sdk'
import { Skeleton } from '@hwjy/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonOf, NameLine } from '../../shared/names/name-line.tsx'
import { BackLink } from '../../shared/page/back-link.tsx'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './report.css.ts'

interface ReportFrameProps {
  home: string
  heading: string
  lesson?: LessonSummary | undefined
  children: ReactNode
}

export function ReportFrame({ home, heading, lesson, children }: ReportFrameProps) {
  const { i18n } = useTranslation()
  const now = useServerNow()
  const zone = useViewerZone()
  return (
    <div className={clsx(page.page, css.wide)}>
      <BackLink to={home} />
      <header className={page.head}>
        <h1>{heading}</h1>
        {lesson && (
          <p className={page.muted}>
            <NameLine of={lessonOf(lesson)} className={css.lessonName} />
            {'\u00a0'}·{' '}
            <time dateTime={lesson.startTime}>{momentInDay(new Date(lesson.startTime), now, i18n.language, zone)}</time>
          </p>
        )}
      </header>
      {children}
    </div>
  )
}

export const ReportSkeleton = () => (
  <Waiting className={css.columns}>
    <Skeleton shape="box" height="16rem" />
    <Skeleton shape="box" height="10rem" />
  </Waiting>
)
