import type { ClassCard as Class } from '@hwjy/sdk'
import { Badge, Card, Progress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import * as list from '../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { LessonTimeText } from '../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone, schoolZone } from '../../shared/time/time-zone.ts'
import { ClassStatus } from './class-status.tsx'
import * as css from './classes.css.ts'

/** A class in the class center: how far it is, and what comes next. */
export function ClassCard({ of }: { of: Class }) {
  const { t } = useTranslation('classes')
  const now = useServerNow()
  const zone = useViewerZone()
  const { classId, className, courseName, courseType, classType, status, nextLesson } = of
  const { studentCount, studentLimit, plannedLessons, finishedLessons } = of
  const held = t('held', { done: finishedLessons, of: plannedLessons })
  return (
    <Card isPressable className={css.classCard}>
      <div className={css.titles}>
        <h2 className={css.cardName}>
          <Link to={teacherPath.class(classId)} className={css.cover}>
            <HanText>{className}</HanText>
          </Link>
        </h2>
        <p className={list.muted}>
          <HanText>{courseName}</HanText>
        </p>
      </div>
      <div className={css.pills}>
        <ClassStatus status={status} />
        <Badge>{t(`type.${classType}`)}</Badge>
        {courseType === 'public' && <Badge tone="accent">{t('course.public')}</Badge>}
      </div>
      <p>
        {nextLesson ? (
          <>
            <HanText>{nextLesson.lessonName}</HanText>{' '}
            <LessonTimeText
              startTime={nextLesson.startTime}
              endTime={nextLesson.endTime}
              schoolZone={schoolZone() ?? zone}
              now={now}
              className={list.muted}
            />
          </>
        ) : (
          <span className={list.muted}>{t('noNextLesson')}</span>
        )}
      </p>
      <div className={css.bar}>
        <Progress value={finishedLessons} max={Math.max(1, plannedLessons)} label={held} />
        <div className={css.barText}>
          <span>{held}</span>
          <span>{t('seats', { taken: studentCount, of: studentLimit })}</span>
        </div>
      </div>
    </Card>
  )
}
