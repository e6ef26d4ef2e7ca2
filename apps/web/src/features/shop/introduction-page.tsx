import { type CatalogueDetail, useGetCatalogueCourse } from '@hwjy/sdk'
import { Avatar, Card, EmptyState, Link as StyledLink, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { CourseOutline } from '../../shared/chapters/course-outline.tsx'
import { useIsDesktop } from '../../shared/devices/use-is-desktop.ts'
import { nameIn } from '../../shared/names/name-in.ts'
import { NamedText } from '../../shared/names/named-text.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { ClassTimetable } from './class-timetable.tsx'
import { Cover, Price } from './course-card.tsx'
import { CourseAction } from './course-action.tsx'
import * as css from './shop.css.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { BackLink } from '../../shared/page/back-link.tsx'

/** One course before joining or buying it: what it is about, its classes with their times, its teacher, its price. */
export default function IntroductionPage() {
  const { t, i18n } = useTranslation('shop')
  const [params] = useSearchParams()
  const courseId = params.get('courseId') ?? ''
  const detail = useGetCatalogueCourse(courseId, { query: { enabled: courseId !== '' } })
  const course = detail.data?.course
  useSubjectTitle(course && nameIn({ ...course, name: course.courseName }, i18n.language))
  return (
    <div className={page.page}>
      <BackLink to="/student/catalogue" label={t('allCourses')} />
      {courseId === '' || isNotYours(detail.error) ? (
        <EmptyState drawing="search" title={<h1>{t('unknown')}</h1>} description={t('unknownText')} />
      ) : detail.data ? (
        <Introduction detail={detail.data} />
      ) : (
        <NoAnswer
          query={detail}
          title={<h1>{t('courseError')}</h1>}
          waiting={
            <Waiting className={css.main}>
              <Skeleton width="18rem" height="2rem" />
              <Skeleton lines={4} />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Introduction({ detail }: { detail: CatalogueDetail }) {
  const { t } = useTranslation('shop')
  const { course, introduction, textbookName, chapters, classes, averageScore, ratings, school } = detail
  // On a phone the card stands far below the description.
  const isInBar = !useIsDesktop() && course.standing !== 'full' && course.standing !== 'removed'
  const teachers = new Map(classes.map(({ teacher }) => [teacher.userId, teacher]))
  return (
    <>
      <header className={page.head}>
        <h1>
          <NamedText of={{ name: course.courseName, names: course.names, pinyin: course.pinyin }} />
        </h1>
        <p className={css.muted}>
          {t(`classTypes.${course.classType}`)}
          {' · '}
          {t('lessonCount', { count: course.totalLessons })}
          {' · '}
          {t('minutes', { count: course.durationMinutes })}
          {averageScore !== null && ` · ${t('rating', { score: averageScore.toFixed(1), count: ratings })}`}
        </p>
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          {introduction !== '' && (
            <section className={css.section} aria-labelledby="about">
              <h2 id="about">{t('about')}</h2>
              <p className={css.text}>{introduction}</p>
            </section>
          )}
          <section className={css.section} aria-labelledby="classes">
            <h2 id="classes">{t('classes')}</h2>
            {classes.length === 0 && <p className={css.muted}>{t('noClasses')}</p>}
            {classes.map((one) => (
              <ClassTimetable key={one.classId} one={one} detail={detail} />
            ))}
          </section>
          {chapters.length > 0 && (
            <section className={css.section} aria-labelledby="chapters">
              <h2 id="chapters">{t('chapters')}</h2>
              {textbookName !== null && <p className={css.muted}>{textbookName}</p>}
              <CourseOutline labelledBy="chapters" chapters={chapters} />
            </section>
          )}
        </div>
        <aside className={css.side} aria-label={t('joining')}>
          <Card padding="none">
            <Cover name={course.courseName} url={course.coverUrl} />
            <div className={css.body}>
              <Price course={course} />
              {!isInBar && <CourseAction detail={detail} />}
              <p className={css.muted}>{school.name}</p>
              {course.priceMinor > 0 && (
                <StyledLink asChild>
                  <Link to="/refund" target="_blank">
                    {t('refundRules')}
                  </Link>
                </StyledLink>
              )}
            </div>
          </Card>
          {[...teachers.values()].map((teacher) => (
            <Card key={teacher.userId} className={css.box}>
              <div className={css.teacher}>
                <Avatar name={teacher.name} src={teacher.avatar ?? undefined} size={56} isDecorative />
                <div>
                  <h3>{teacher.nickname || teacher.name}</h3>
                  <p className={css.muted}>{t('teacher')}</p>
                </div>
              </div>
              {teacher.introduction !== '' && <p className={css.text}>{teacher.introduction}</p>}
            </Card>
          ))}
        </aside>
      </div>
      {isInBar && (
        <section className={css.actionBar} aria-label={t('joining')}>
          <Price course={course} />
          <div className={css.barAction}>
            <CourseAction detail={detail} />
          </div>
        </section>
      )}
    </>
  )
}
