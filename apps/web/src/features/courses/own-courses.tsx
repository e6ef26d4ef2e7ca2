import { type ClassType, type PublicCourseCard, useGetCourseCriteria, useListPublicCourses } from '@hwjy/sdk'
import { Button, EmptyState, Pagination, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import * as list from '../../shared/list-page/list-page.css.ts'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { priceText } from '../../shared/price-text.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { dayAndTime } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { ChoiceFilter, SearchField } from '../../shared/list-page/list-filters.tsx'
import { CourseStatus, courseStatuses } from './course-status.tsx'
import { CourseTile } from './course-tile.tsx'
import * as css from './courses.css.ts'

const PAGE_SIZE = 12
const classTypes = ['small', 'large'] as const satisfies readonly ClassType[]

/** Public courses of the teacher's own, the newest first. */
export function OwnCourses() {
  const { t } = useTranslation('courses')
  const filter = useQueryFilter(PAGE_SIZE)
  const criteria = useGetCourseCriteria().data
  const status = filter.oneOf('status', courseStatuses)
  const classType = filter.oneOf('type', classTypes)
  const subjectId = filter.textOf('subject')
  const courses = useListPublicCourses({
    ...filter.request,
    ...(status && { status }),
    ...(classType && { classType }),
    ...(subjectId !== '' && { subjectId }),
  })
  const isFiltered = filter.keyword !== '' || status !== null || classType !== null || subjectId !== ''
  return (
    <div className={list.panel}>
      <div className={list.filters}>
        <SearchField label={t('search')} {...filter.searchProps} />
        <ChoiceFilter
          label={t('statusLabel')}
          any={t('all', { what: t('statusLabel') })}
          value={status}
          onChange={(value) => filter.set({ status: value })}
          options={courseStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <ChoiceFilter
          label={t('typeLabel')}
          any={t('all', { what: t('typeLabel') })}
          value={classType}
          onChange={(value) => filter.set({ type: value })}
          options={classTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        {criteria && criteria.subjects.length > 1 && (
          <ChoiceFilter
            label={t('subject')}
            any={t('all', { what: t('subject') })}
            value={subjectId}
            onChange={(value) => filter.set({ subject: value })}
            options={criteria.subjects.map(({ value, label }) => ({ value, label }))}
          />
        )}
      </div>
      {content()}
    </div>
  )

  function content() {
    if (!courses.data)
      return (
        <NoAnswer
          query={courses}
          title={t('loadError')}
          waiting={
            <Waiting className={list.cards}>
              <Skeleton shape="box" height="18rem" />
              <Skeleton shape="box" height="18rem" />
            </Waiting>
          }
        />
      )
    const { records, total } = courses.data
    if (total === 0 && isFiltered)
      return (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          action={<Button onClick={() => filter.clear('status', 'type', 'subject')}>{t('clear')}</Button>}
        />
      )
    if (total === 0)
      return (
        <EmptyState
          drawing="lessons"
          title={t('nonePublic')}
          description={t('nonePublicText')}
          action={
            <Button asChild tone="primary">
              <Link to={teacherPath.newPublicCourse}>{t('new')}</Link>
            </Button>
          }
        />
      )
    const pagination = filter.pagination(total)
    return (
      <>
        <ul className={list.cards} aria-label={t('kind.public')}>
          {records.map((course) => (
            <li key={course.courseId}>
              <Tile course={course} />
            </li>
          ))}
        </ul>
        {pagination && <Pagination {...pagination} isBusy={courses.isPlaceholderData} />}
      </>
    )
  }
}

function Tile({ course }: { course: PublicCourseCard }) {
  const { t, i18n } = useTranslation('courses')
  const now = useServerNow()
  const zone = useViewerZone()
  const { courseId, courseName, coverUrl, subjectName, status, classType, registered, studentLimit } = course
  const { totalLessons, nextLessonAt, priceMinor, currency } = course
  return (
    <CourseTile
      isPressable
      coverUrl={coverUrl}
      letter={courseName.slice(0, 1)}
      name={
        <Link to={teacherPath.publicCourse(courseId)} className={css.link}>
          <HanText>{courseName}</HanText>
        </Link>
      }
    >
      <div className={css.row}>
        <CourseStatus status={status} />
        <span className={css.price}>
          {priceMinor === 0 ? t('free') : priceText(priceMinor, currency, i18n.language)}
        </span>
      </div>
      <p className={list.muted}>
        {[subjectName, t(`type.${classType}`), t('lessonCount', { count: totalLessons })].filter(Boolean).join(' · ')}
      </p>
      <p className={list.muted}>
        {t('seats', { taken: registered, of: studentLimit })}
        {nextLessonAt !== null &&
          ` · ${t('nextAt', { time: dayAndTime(new Date(nextLessonAt), now, i18n.language, zone) })}`}
      </p>
    </CourseTile>
  )
}
