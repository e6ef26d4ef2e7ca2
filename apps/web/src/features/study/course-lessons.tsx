import type { StudentCourseLesson } from '@hwjy/sdk'
import { EmptyState, List, ListItem } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AttendanceMark } from '../../shared/lesson/attendance-mark.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { LessonStatus } from '../../shared/lesson/lesson-status.tsx'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { LessonTimeText } from '../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { schoolZone, useViewerZone } from '../../shared/time/time-zone.ts'

/** The lessons of the student's class in their order, each with its page. */
export function CourseLessons({ lessons }: { lessons: readonly StudentCourseLesson[] }) {
  const { t } = useTranslation('study')
  const now = useServerNow()
  const zone = useViewerZone()
  if (lessons.length === 0) return <EmptyState drawing="lessons" title={t('noLessons')} />
  return (
    <List label={t('tabs.lessons')}>
      {lessons.map(({ lessonId, no, name, startTime, endTime, status, attendance }) => (
        <ListItem
          key={lessonId}
          link={<Link to={lessonPath.page('student', lessonId)}>{null}</Link>}
          title={
            <>
              {no}. <ChosenName>{name}</ChosenName>
            </>
          }
          description={
            <LessonTimeText startTime={startTime} endTime={endTime} schoolZone={schoolZone() ?? zone} now={now} />
          }
          trailing={
            attendance === null ? <LessonStatus status={status} /> : <AttendanceMark attendance={attendance} isQuiet />
          }
        />
      ))}
    </List>
  )
}
