import type { LessonSummary, Role } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts } from '../../shared/facts.tsx'
import { clockTime } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from '../../shared/lesson/lesson-row.css.ts'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { LessonStatus } from '../../shared/lesson/lesson-status.tsx'
import { courseOf, lessonOf, NameLine } from '../../shared/names/name-line.tsx'
import { LessonSigns } from './lesson-signs.tsx'

export interface LessonListProps {
  userRole: Role
  lessons: readonly LessonSummary[]
  label: string
  company: (lesson: LessonSummary) => ReactNode
  /** Beside the state: the student's own attendance. */
  remark?: (lesson: LessonSummary) => ReactNode
  action: (lesson: LessonSummary) => ReactNode
}

export function LessonList({ userRole, lessons, label, company, remark, action }: LessonListProps) {
  const { i18n } = useTranslation('lessons')
  const zone = useViewerZone()
  const clock = (instant: string) => clockTime(new Date(instant), i18n.language, zone)
  return (
    <ul aria-label={label} className={css.list}>
      {lessons.map((lesson) => (
        <li key={lesson.lessonId}>
          <Card padding="sm" className={css.row}>
            <time dateTime={lesson.startTime} className={css.time}>
              {clock(lesson.startTime)} – {clock(lesson.endTime)}
            </time>
            <div className={css.names}>
              <Link to={lessonPath.page(userRole, lesson.lessonId)} className={css.link}>
                <NameLine className={css.name} of={lessonOf(lesson)} />
              </Link>
              <Facts className={css.facts} first={<NameLine of={courseOf(lesson)} />} second={company(lesson)} />
              <LessonSigns lesson={lesson} />
            </div>
            <div className={css.states}>
              <LessonStatus status={lesson.status} />
              {remark?.(lesson)}
            </div>
            <div className={css.action}>{action(lesson)}</div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
