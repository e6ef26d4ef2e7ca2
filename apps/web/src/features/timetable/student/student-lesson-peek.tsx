import { Button, Drawer, useIsWide } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lessonPath } from '../../../shared/lesson/lesson-paths.ts'
import { LessonStatus } from '../../../shared/lesson/lesson-status.tsx'
import { LessonTimeText } from '../../../shared/time/lesson-time-text.tsx'
import { momentInDay } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { isCalledOff, type TimetableLesson } from '../../../shared/timetable/timetable-lesson.ts'
import * as css from '../teacher/lesson-peek.css.ts'
import { courseOf, lessonOf, NameLine } from '../../../shared/names/name-line.tsx'
import { StudentLessonActs } from './student-lesson-acts.tsx'

export interface StudentLessonPeekProps {
  lesson: TimetableLesson
  now: number
  schoolZone: string
  onLeave: () => void
  onClose: () => void
}

/** One lesson of a student at a glance: when, by which teacher, how it stands, and what to do. */
export function StudentLessonPeek({ lesson, now, schoolZone, onLeave, onClose }: StudentLessonPeekProps) {
  const { t, i18n } = useTranslation('schedule')
  const zone = useViewerZone()
  const isWide = useIsWide()
  const { movedFrom } = lesson
  return (
    <Drawer
      isOpen
      side={isWide ? 'end' : 'bottom'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<NameLine of={lessonOf(lesson)} />}
      description={
        <>
          <NameLine of={courseOf(lesson)} /> · {t('peek.lessonOf', { no: lesson.lessonNo, total: lesson.totalLessons })}
        </>
      }
    >
      <div className={css.peek}>
        <div className={css.when}>
          <LessonStatus status={lesson.status} />
          {isCalledOff(lesson) ? (
            <p className={css.muted}>{t('peek.toBeTold')}</p>
          ) : (
            <LessonTimeText {...lesson} schoolZone={schoolZone} now={now} />
          )}
          {movedFrom !== null && (
            <p className={css.muted}>
              <del>{momentInDay(new Date(movedFrom), now, i18n.language, zone)}</del>
            </p>
          )}
          <p className={css.muted}>{t('peek.with', { teacher: lesson.teacher.name })}</p>
          {lesson.plan === 'onLeave' && <p>{t('leave.given')}</p>}
        </div>
        <div className={css.acts}>
          <StudentLessonActs lesson={lesson} now={now} onLeave={onLeave} />
          <Button asChild size="sm">
            <Link to={lessonPath.page('student', lesson.lessonId)}>{t('peek.page')}</Link>
          </Button>
        </div>
        <Button onClick={onClose}>{t('feed.close')}</Button>
      </div>
    </Drawer>
  )
}
