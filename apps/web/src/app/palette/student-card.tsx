import { getGetStudentInfoQueryOptions, type LessonSummary, type StudentInfo } from '@hwjy/sdk'
import { Avatar, Button, Dialog, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { faceOf } from '../../shared/people/face-of.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { threadPath } from '../../shared/threads/thread-path.ts'
import { clockTime, dayAndTime } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { usePlaceName } from '../../shared/time/use-place-name.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { lessonWith } from './lesson-with.ts'
import * as css from './student-card.css.ts'

export interface StudentCardProps {
  stuId: string
  name: string
  /** Lessons of the teacher, around today. */
  lessons: readonly LessonSummary[]
  onClose: () => void
}

/** A student as their teacher may see them, with the ways to their page and to the next lesson with them, else to the last one's result. */
export default function StudentCard({ stuId, name, lessons, onClose }: StudentCardProps) {
  const info = useQuery(getGetStudentInfoQueryOptions({ stuId }))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={name}
      footer={
        info.data && (
          <>
            <WayToPage stuId={stuId} onLeave={onClose} />
            <WayToThread stuId={stuId} onLeave={onClose} />
            <WayToLesson info={info.data} lessons={lessons} onLeave={onClose} />
          </>
        )
      }
    >
      {info.data ? (
        <About info={info.data} />
      ) : (
        <NoAnswer
          query={info}
          waiting={
            <Waiting className={css.card}>
              <Skeleton shape="box" height="4rem" />
              <Skeleton lines={5} />
            </Waiting>
          }
        />
      )}
    </Dialog>
  )
}

function About({ info }: { info: StudentInfo }) {
  const { t, i18n } = useTranslation('student')
  const placeName = usePlaceName()
  const now = useServerNow()
  const { nickname, introduction, age, gradeName, parentName, parentMobile, wechatName, timeZone, classes } = info
  const { attendance, homework } = info
  const years = age === null ? '' : t('years', { count: age })
  const facts: [label: string, value: ReactNode][] = [
    [t('ageAndGrade'), [years, gradeName].filter(Boolean).join(' · ')],
    [t('classes'), classes.map(({ className }) => className).join(' · ')],
    [t('attendance'), t('attendanceOf', { came: attendance.present + attendance.late, ...attendance })],
    [t('homework'), t('homeworkOf', { done: homework.submitted + homework.graded, ...homework })],
    [t('parent'), [parentName, parentMobile].filter(Boolean).join(' · ')],
    [t('wechat'), wechatName],
    [
      t('clock'),
      timeZone !== null &&
        t('clockIn', { time: clockTime(new Date(now), i18n.language, timeZone), place: placeName(timeZone) }),
    ],
  ]
  return (
    <div className={css.card}>
      <div className={css.head}>
        <Avatar {...faceOf(info)} size={56} isDecorative />
        <div>
          {nickname !== '' && <p className={css.nickname}>{nickname}</p>}
          {introduction !== '' && <p className={css.muted}>{introduction}</p>}
        </div>
      </div>
      <dl className={css.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={css.fact}>
                <dt className={css.muted}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

function WayToPage({ stuId, onLeave }: { stuId: string; onLeave: () => void }) {
  const { t } = useTranslation('student')
  return (
    <Button asChild>
      <Link to={teacherPath.student(stuId)} onClick={onLeave}>
        {t('page')}
      </Link>
    </Button>
  )
}

function WayToThread({ stuId, onLeave }: { stuId: string; onLeave: () => void }) {
  const { t } = useTranslation('student')
  return (
    <Button asChild>
      <Link to={threadPath(stuId)} onClick={onLeave}>
        {t('message')}
      </Link>
    </Button>
  )
}

interface WayToLessonProps {
  info: StudentInfo
  lessons: readonly LessonSummary[]
  onLeave: () => void
}

function WayToLesson({ info, lessons, onLeave }: WayToLessonProps) {
  const { t, i18n } = useTranslation('student')
  const zone = useViewerZone()
  const now = useServerNow()
  const lesson = lessonWith(new Set(info.classes.map(({ classId }) => classId)), lessons)
  if (!lesson) return <p className={css.muted}>{t('noLesson')}</p>
  const isOver = lesson.status === 'ended'
  const at = new Date(lesson.startTime)
  const when = dayAndTime(at, now, i18n.language, zone)
  return (
    <Button asChild tone="primary">
      <Link to={lessonPath[isOver ? 'result' : 'check'](lesson.lessonId)} onClick={onLeave}>
        {t(isOver ? 'lastLesson' : 'nextLesson', { when })}
      </Link>
    </Button>
  )
}
