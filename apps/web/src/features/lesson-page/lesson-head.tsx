import type { LessonSummary } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../shared/facts.tsx'
import { AttendanceMark } from '../../shared/lesson/attendance-mark.tsx'
import { LessonStatus } from '../../shared/lesson/lesson-status.tsx'
import { LessonTimeText } from '../../shared/time/lesson-time-text.tsx'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { courseOf, lessonOf, NameLine } from '../../shared/names/name-line.tsx'
import * as css from './lesson-page.css.ts'

export interface LessonHeadProps {
  lesson: LessonSummary
  schoolZone: string
  /** The other people of the lesson. */
  company: ReactNode
  /** Stands beside the name. */
  beside?: ReactNode
  /** The one thing to press, and what there is to say about it. */
  action: ReactNode
}

/** Shows which lesson it is and when, in both clocks, with its one button. */
export function LessonHead({ lesson, schoolZone, company, beside, action }: LessonHeadProps) {
  const { t, i18n } = useTranslation(['lessonPage', 'lessons'])
  const now = useServerNow()
  const zone = useViewerZone()
  return (
    <Card asChild padding="lg">
      <header className={css.head}>
        <div className={css.words}>
          <div className={css.pills}>
            {lesson.status === 'absent' ? (
              <AttendanceMark attendance="absent" plan={lesson.plan} isQuiet />
            ) : (
              <LessonStatus status={lesson.status} />
            )}
            <NameLine className={css.note} of={courseOf(lesson)} />
          </div>
          <div className={css.titleRow}>
            <h1>
              <NameLine className={css.name} of={lessonOf(lesson)} />
            </h1>
            {beside}
          </div>
          <p className={css.when}>
            <LessonTimeText {...lesson} schoolZone={schoolZone} now={now} />
          </p>
          {lesson.movedFrom !== null && lesson.startedAt === null && (
            <p className={css.note}>
              {t('movedFrom')}{' '}
              <s className={css.was}>
                <time dateTime={lesson.movedFrom}>
                  {momentInDay(new Date(lesson.movedFrom), now, i18n.language, zone)}
                </time>
              </s>
            </p>
          )}
          <Facts
            first={t('lessons:lessonOf', { no: lesson.lessonNo, total: lesson.totalLessons })}
            second={company}
            className={css.note}
          />
        </div>
        <div className={css.side}>{action}</div>
      </header>
    </Card>
  )
}
