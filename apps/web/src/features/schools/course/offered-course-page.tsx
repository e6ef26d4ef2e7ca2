import { ApiError, getGetOfferedCourseQueryOptions, type OfferedCourse, type SchoolCourse } from '@hwjy/sdk'
import { Button, EmptyState, Link as StyledLink, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { CourseOutline } from '../../../shared/chapters/course-outline.tsx'
import { HanText } from '../../../shared/han-text.tsx'
import { nameIn } from '../../../shared/names/name-in.ts'
import { NamedText } from '../../../shared/names/named-text.tsx'
import { useNamedTitle } from '../../../shared/page/use-named-title.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { schoolPath } from '../../../shared/schools/school-path.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import * as page from '../school-page.css.ts'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { AskCard } from './ask-card.tsx'
import * as css from './offered-course.css.ts'
import { OfferedClassCard } from './offered-class-card.tsx'

/** A course as a visitor sees it: what it is about, when its classes meet by the visitor's clock, and how to get in. */
export default function OfferedCoursePage() {
  const { t, i18n } = useTranslation('offer')
  const { schoolId = '', courseId = '' } = useParams()
  const offered = useQuery(getGetOfferedCourseQueryOptions(schoolId, courseId))
  const isUnknown = offered.error instanceof ApiError && [400, 404].includes(offered.error.code)
  useNamedTitle(offered.data && nameIn(named(offered.data.course), i18n.language))
  return (
    <div className={page.page}>
      <BackLink
        to={isUnknown ? '/huaxiao' : schoolPath(schoolId)}
        label={isUnknown ? t('allSchools') : t('backToSchool')}
      />
      {isUnknown ? (
        <EmptyState
          drawing="search"
          title={<h1>{t('unknown')}</h1>}
          description={t('unknownText')}
          action={
            <Button asChild tone="primary">
              <Link to={schoolPath(schoolId)}>{t('toSchool')}</Link>
            </Button>
          }
        />
      ) : offered.data ? (
        <Offered offered={offered.data} />
      ) : (
        <NoAnswer query={offered} title={<h1>{t('failed')}</h1>} waiting={<CourseSkeleton />} />
      )}
    </div>
  )
}

const named = ({ courseName: name, names, pinyin }: SchoolCourse) => ({ name, names, pinyin })

function Offered({ offered }: { offered: OfferedCourse }) {
  const { t, i18n } = useTranslation('offer')
  const placeName = usePlaceName()
  const zone = useViewerZone()
  const { school, course, introduction, durationMinutes, chapters, classes, averageScore, ratings } = offered
  const isPlanned = classes.some(({ lessons }) => lessons.length > 0)
  return (
    <>
      <header className={css.head}>
        <StyledLink asChild className={css.school}>
          <Link to={schoolPath(school.schoolId)}>{nameIn(school, i18n.language)}</Link>
        </StyledLink>
        <h1 className={css.name}>
          <NamedText of={named(course)} />
        </h1>
        <p className={page.muted}>
          {t(`classTypes.${course.classType}`)}
          {` · ${t('lessonCount', { count: course.totalLessons })} · ${t('minutes', { count: durationMinutes })}`}
          {averageScore !== null && ` · ${t('rating', { score: averageScore.toFixed(1), count: ratings })}`}
        </p>
      </header>
      <div className={css.columns}>
        <aside className={css.side} aria-label={t('joining')}>
          <AskCard offered={offered} />
        </aside>
        <div className={css.main}>
          {introduction !== '' && (
            <section className={page.section} aria-labelledby="about">
              <h2 id="about">{t('about')}</h2>
              <HanText className={page.text}>{introduction}</HanText>
            </section>
          )}
          <section className={page.section} aria-labelledby="classes">
            <div>
              <h2 id="classes">{t('classes')}</h2>
              {isPlanned && <p className={page.muted}>{t('yourClock', { place: placeName(zone) })}</p>}
            </div>
            {classes.length === 0 && <p className={page.muted}>{t('noClasses')}</p>}
            {classes.map((one) => (
              <OfferedClassCard key={one.classId} one={one} schoolZone={school.timeZone} />
            ))}
          </section>
          {chapters.length > 0 && (
            <section className={page.section} aria-labelledby="chapters">
              <h2 id="chapters">{t('chapters')}</h2>
              <CourseOutline labelledBy="chapters" chapters={chapters} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function CourseSkeleton() {
  return (
    <Waiting className={css.columns}>
      <Skeleton shape="box" height="12rem" />
      <div className={css.main}>
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton lines={3} />
        <Skeleton shape="box" height="14rem" />
      </div>
    </Waiting>
  )
}
