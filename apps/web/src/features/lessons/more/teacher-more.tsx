import {
  getCountWaitingWorkQueryOptions,
  getListAnswerPapersQueryOptions,
  getListTaughtCoursesQueryOptions,
  type LessonSummary,
} from '@hwjy/sdk'
import { Button, Card, Link as StyledLink, Progress } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { PageKeys } from '../../../shared/keys/page-keys.tsx'
import { entryPath } from '../../../shared/lesson/entry-action.tsx'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import * as css from './home-more.css.ts'
import { NextDay } from './next-day.tsx'
import { useNextTeacherLesson } from './use-next-lesson.ts'

export interface TeacherMoreProps {
  /** The lesson in front; null when today has none any more, and then the next day's is named. */
  next: LessonSummary | null
  /** Epoch ms, by the server's clock. */
  now: number
}

const COURSES_MAX = 4

/** Says what a teacher's home says beside the lessons: the next one, work that waits to be graded, and the courses. */
export function TeacherMore({ next: inFront, now }: TeacherMoreProps) {
  const next = useNextTeacherLesson(now, inFront === null)
  return (
    <>
      <NextDay next={next} userRole="teacher" now={now} />
      {inFront === null && <PlanCourse />}
      <WaitingWork lesson={inFront} />
      <RecentCourses />
    </>
  )
}

/** A day without lessons in front has time for a new course. */
function PlanCourse() {
  const { t } = useTranslation('home')
  return (
    <Button asChild className={css.alone}>
      <Link to={teacherPath.newPublicCourse}>{t('planCourse')}</Link>
    </Button>
  )
}

/** What waits to be graded, with the work that waits longest first. M opens it, and E enters the lesson in front. */
function WaitingWork({ lesson }: { lesson: LessonSummary | null }) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const count = useQuery(getCountWaitingWorkQueryOptions({})).data
  const first = useQuery({
    ...getListAnswerPapersQueryOptions({ state: 'waiting', current: 1, size: 1 }),
    enabled: (count?.waiting ?? 0) > 0,
  }).data?.records[0]
  const toMark = first && `/corrects?${new URLSearchParams({ answerPaperId: first.answerPaperId })}`
  const keys = [
    { keys: ['m'], label: t('keys.mark'), act: toMark === undefined ? undefined : () => void navigate(toMark) },
    { keys: ['e'], label: t('keys.enter'), act: lesson?.canEnter ? () => void navigate(entryPath(lesson)) : undefined },
  ]
  if (!count) return null
  const { waiting, overdue, homeworkCount } = count
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2 className={css.heading}>{t('waits')}</h2>
        <PageKeys keys={keys} />
      </div>
      <div className={css.fact} data-state={overdue > 0 ? 'overdue' : undefined}>
        <ClipboardCheck aria-hidden size={18} className={css.icon} />
        {waiting === 0 ? (
          t('allGraded')
        ) : (
          <>
            <span className={css.words}>
              <strong>{t('toGrade', { count: waiting })}</strong>
              <span className={css.muted}>
                {overdue > 0 ? t('overdue', { count: overdue }) : t('inHomework', { count: homeworkCount })}
              </span>
            </span>
            <Button asChild size="sm" tone="quiet">
              <Link to="/teacher/homework?state=waiting">{t('seeAll')}</Link>
            </Button>
            {toMark !== undefined && (
              <Button asChild size="sm" tone="primary">
                <Link to={toMark}>{t('markNext')}</Link>
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function RecentCourses() {
  const { t } = useTranslation('home')
  const courses = useQuery(getListTaughtCoursesQueryOptions()).data
  if (!courses || courses.length === 0) return null
  // Courses that go on come before those that are through.
  const left = ({ finishedLessons, plannedLessons }: (typeof courses)[number]) => plannedLessons > finishedLessons
  const shown = [...courses.filter(left), ...courses.filter((course) => !left(course))].slice(0, COURSES_MAX)
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('courses')}</h2>
      <ul className={css.tiles}>
        {shown.map(({ courseId, courseName, students, classes, finishedLessons, plannedLessons }) => (
          <li key={courseId}>
            <Card padding="md" className={css.tile}>
              <StyledLink asChild>
                <Link to={teacherPath.course(courseId)} className={css.name}>
                  <HanText>{courseName}</HanText>
                </Link>
              </StyledLink>
              <span className={css.muted}>{t('courseFacts', { classes, students })}</span>
              <Progress
                label={t('progress', { done: finishedLessons, total: plannedLessons })}
                value={finishedLessons}
                max={Math.max(1, plannedLessons)}
              />
              <span className={css.muted}>{t('progress', { done: finishedLessons, total: plannedLessons })}</span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
