import type { ClassDetail } from '@hwjy/sdk'
import { Badge, Card, Link as StyledLink, Progress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import * as list from '../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { LessonTimeText } from '../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { schoolZone, useViewerZone } from '../../shared/time/time-zone.ts'
import { usePlaceName } from '../../shared/time/use-place-name.ts'
import { ClassStatus } from './class-status.tsx'
import * as css from './classes.css.ts'
import { cycleLines } from './cycle-text.ts'

/** Shows what a class is, when it meets, how far it is. */
export function ClassHead({ detail }: { detail: ClassDetail }) {
  const { t, i18n } = useTranslation('classes')
  const now = useServerNow()
  const zone = useViewerZone()
  const placeName = usePlaceName()
  const ofSchool = schoolZone() ?? zone
  const {
    class: shown,
    cycle,
    lessonMinutes,
    averageScore,
    ratings,
    remainingAdjustments,
    adjustmentsPerMonth,
  } = detail
  const { nextLesson, plannedLessons, courseLessons, finishedLessons } = shown
  const lines = cycleLines(cycle, { schoolZone: ofSchool, zone, now, locale: i18n.language })
  const held = t('held', { done: finishedLessons, of: plannedLessons })
  return (
    <header className={list.panel}>
      <div className={list.head}>
        <div className={list.words}>
          <h1>
            <HanText>{shown.className}</HanText>
          </h1>
          <p className={list.muted}>
            <HanText>{shown.courseName}</HanText>
          </p>
        </div>
        <div className={css.pills}>
          <ClassStatus status={shown.status} />
          <Badge>{t(`type.${shown.classType}`)}</Badge>
          {shown.courseType === 'public' && <Badge tone="accent">{t('course.public')}</Badge>}
        </div>
      </div>
      <Card className={list.split}>
        <dl className={list.facts}>
          {lines.length > 0 && (
            <>
              <dt>{t('cycle')}</dt>
              <dd>
                <ul className={list.plainList}>
                  {lines.map(({ atSchool, here }) => (
                    <li key={atSchool}>
                      {here === null ? atSchool : t('cycleBoth', { atSchool, place: placeName(ofSchool), here })}
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
          <dt>{t('minutesLabel')}</dt>
          <dd>{t('minutes', { count: lessonMinutes })}</dd>
          <dt>{t('next')}</dt>
          <dd>
            {nextLesson ? (
              <>
                <StyledLink asChild>
                  <Link to={teacherPath.lesson(nextLesson.lessonId)}>
                    <HanText>{nextLesson.lessonName}</HanText>
                  </Link>
                </StyledLink>{' '}
                <LessonTimeText {...nextLesson} schoolZone={ofSchool} now={now} className={list.muted} />
              </>
            ) : (
              t('noNextLesson')
            )}
          </dd>
          <dt>{t('rating')}</dt>
          <dd>{averageScore === null ? t('noRating') : t('ratingOf', { score: averageScore, count: ratings })}</dd>
        </dl>
        <div className={list.panel}>
          <div className={css.bar}>
            <Progress value={finishedLessons} max={Math.max(1, plannedLessons)} label={held} />
            <div className={css.barText}>
              <span>{held}</span>
              <span>{t('seats', { taken: shown.studentCount, of: shown.studentLimit })}</span>
            </div>
          </div>
          {courseLessons !== plannedLessons && (
            <p className={list.muted}>{t('twoTotals', { planned: plannedLessons, course: courseLessons })}</p>
          )}
          <p className={list.muted}>
            {adjustmentsPerMonth === 0 ? t('movesNotOffered') : t('movesLeft', { count: remainingAdjustments })}
          </p>
        </div>
      </Card>
    </header>
  )
}
