import { type PublicCourse, useGetPublicCourse } from '@hwjy/sdk'
import { Card, List, ListItem, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { LessonStatus } from '../../shared/lesson/lesson-status.tsx'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { priceText } from '../../shared/price-text.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { LessonTimeText } from '../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { schoolZone, useViewerZone } from '../../shared/time/time-zone.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import { CourseActions } from './course-actions.tsx'
import { CourseNumbers } from './course-numbers.tsx'
import { CourseStatus } from './course-status.tsx'
import * as css from './courses.css.ts'
import { Registrations } from './registrations.tsx'

/** A public course of the teacher's own: what it offers, how registration goes, and what can be done next. */
export default function PublicCoursePage() {
  const { t } = useTranslation('courses')
  const { courseId = '' } = useParams()
  const course = useGetPublicCourse({ courseId })
  useLessonTitle(course.data?.courseName)
  return (
    <div className={list.page}>
      <BackLink to={`${teacherPath.courses}?kind=public`} label={t('heading')} />
      {course.data ? (
        <Course course={course.data} />
      ) : (
        <NoAnswer
          query={course}
          heading={t('course')}
          title={t('courseError')}
          waiting={
            <Waiting className={list.panel}>
              <Skeleton width="18rem" height="2rem" />
              <Skeleton shape="box" height="14rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Course({ course }: { course: PublicCourse }) {
  const { t, i18n } = useTranslation('courses')
  const now = useServerNow()
  const zone = useViewerZone()
  const { courseName, status, coverUrl, subjectName, classType, registered, studentLimit } = course
  const { textbookName, introduction, priceMinor, currency, lessons, classId, courseId } = course
  return (
    <>
      <header className={list.head}>
        <div className={list.words}>
          <h1>
            <HanText>{courseName}</HanText>
          </h1>
          <div className={css.row}>
            <CourseStatus status={status} />
            <span className={list.muted}>
              {[subjectName, t(`type.${classType}`), t('seats', { taken: registered, of: studentLimit })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </div>
        <CourseActions course={course} />
      </header>
      <div className={list.split}>
        <Card asChild className={list.card}>
          <section>
            <h2 className={list.cardTitle}>{t('lessons')}</h2>
            <List label={t('lessons')}>
              {lessons.map(({ lessonId, lessonNo, lessonName, startTime, endTime, status: state }) => (
                <ListItem
                  key={lessonId}
                  leading={lessonNo}
                  link={<Link to={teacherPath.lesson(lessonId)}>{null}</Link>}
                  title={<HanText>{lessonName}</HanText>}
                  description={
                    <LessonTimeText
                      startTime={startTime}
                      endTime={endTime}
                      schoolZone={schoolZone() ?? zone}
                      now={now}
                    />
                  }
                  trailing={<LessonStatus status={state} />}
                />
              ))}
            </List>
          </section>
        </Card>
        <Card asChild className={list.card}>
          <section>
            <h2 className={list.cardTitle}>{t('form.about')}</h2>
            {coverUrl !== null && <img src={coverUrl} alt="" className={css.coverPicture} />}
            <dl className={list.facts}>
              <dt>{t('form.price')}</dt>
              <dd>{priceMinor === 0 ? t('free') : priceText(priceMinor, currency, i18n.language)}</dd>
              {textbookName !== null && (
                <>
                  <dt>{t('form.textbook')}</dt>
                  <dd>
                    <HanText>{textbookName}</HanText>
                  </dd>
                </>
              )}
            </dl>
            <p className={list.text}>{introduction}</p>
          </section>
        </Card>
      </div>
      {status !== 'draft' && (
        <>
          <CourseNumbers courseId={courseId} />
          <Registrations course={course} classId={classId} />
        </>
      )}
    </>
  )
}
