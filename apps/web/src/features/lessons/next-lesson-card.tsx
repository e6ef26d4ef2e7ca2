import type { LessonSummary, Role } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts } from '../../shared/facts.tsx'
import { LessonTimeText } from '../../shared/time/lesson-time-text.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import * as row from '../../shared/lesson/lesson-row.css.ts'
import { LessonStatus } from '../../shared/lesson/lesson-status.tsx'
import { courseOf, lessonOf, NameLine } from '../../shared/names/name-line.tsx'
import { firstHanzi } from './first-hanzi.ts'
import { HanziTile } from './hanzi-tile.tsx'
import { LessonClock } from './lesson-clock.tsx'
import * as css from './next-lesson-card.css.ts'

export interface NextLessonCardProps {
  userRole: Role
  lesson: LessonSummary
  schoolZone: string
  /** Server's clock minus ours, in ms. */
  offsetMs: number
  /** The other people in the class: the teacher for a student, the number of students for a teacher. */
  company: ReactNode
  action: ReactNode
}

/** Shows the lesson that comes next or is running: its name, its time, a countdown, and one button. */
export function NextLessonCard({ userRole, lesson, schoolZone, offsetMs, company, action }: NextLessonCardProps) {
  const { t } = useTranslation('lessons')
  const headingId = useId()
  const now = useNow(offsetMs)
  const character = firstHanzi(lesson.lessonName)
  return (
    <Card asChild padding="lg" className={css.card}>
      <section aria-labelledby={headingId}>
        <div className={css.parts}>
          <div className={css.about}>
            {character !== null && <HanziTile character={character} />}
            <div className={css.words}>
              <div className={css.eyebrow}>
                <LessonStatus status={lesson.status} />
                <NameLine of={courseOf(lesson)} />
              </div>
              <h2 id={headingId} className={css.name}>
                <Link to={lessonPath.page(userRole, lesson.lessonId)} className={row.link}>
                  <NameLine className={css.name} of={lessonOf(lesson)} />
                </Link>
              </h2>
              <p className={css.when}>
                <LessonTimeText {...lesson} schoolZone={schoolZone} now={now} />
              </p>
              <Facts
                className={css.facts}
                first={t('lessonOf', { no: lesson.lessonNo, total: lesson.totalLessons })}
                second={company}
              />
            </div>
          </div>
          <div className={css.side}>
            <LessonClock lesson={lesson} offsetMs={offsetMs} />
            {action}
          </div>
        </div>
      </section>
    </Card>
  )
}
