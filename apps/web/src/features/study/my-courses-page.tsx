import { type StudentCourse, useListPurchasedCourses, useListTeachingTypes } from '@hwjy/sdk'
import { Button, Card, EmptyState, Pagination, Progress, Select, StatusPill } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import * as page from '../../shared/page.css.ts'
import { dayAndTime } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { NamedText } from '../../shared/names/named-text.tsx'
import { ChoiceFilter } from '../../shared/list-page/list-filters.tsx'
import * as css from './study.css.ts'

const statuses = ['all', 'notStarted', 'inProgress', 'ended'] as const
const PAGE_SIZE = 12

/** The courses that the student takes, the one with the next lesson first. */
export default function MyCoursesPage() {
  const { t } = useTranslation('study')
  const filter = useAddressFilter(PAGE_SIZE)
  const status = filter.oneOf('status', statuses) ?? 'all'
  const kind = filter.textOf('kind')
  const kinds = useListTeachingTypes().data ?? []
  const isFiltered = status !== 'all' || kind !== ''
  const courses = useListPurchasedCourses({
    ...filter.request,
    ...(status !== 'all' && { status }),
    ...(kind !== '' && { teachingType: kind }),
  })
  return (
    <div className={page.page}>
      <header className={css.row}>
        <h1>{t('courses')}</h1>
        <div className={css.row}>
          {kinds.length > 1 && (
            <ChoiceFilter
              className={css.choice}
              label={t('kind')}
              any={t('all')}
              value={kind}
              onChange={(value) => filter.set({ kind: value })}
              options={kinds.map(({ teachingType, label, courses: count }) => ({
                value: teachingType,
                label: `${label} ${count}`,
              }))}
            />
          )}
          <Select
            className={css.choice}
            aria-label={t('status')}
            value={status}
            onValueChange={(value) => filter.set({ status: value === 'all' ? '' : value })}
            options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
        </div>
      </header>
      {content()}
    </div>
  )

  function content() {
    if (!courses.data) return <NoList query={courses} title={t('coursesError')} rows={4} />
    const { records, total } = courses.data
    if (total === 0 && isFiltered)
      return (
        <EmptyState
          drawing="search"
          title={t('noneOfStatus')}
          action={<Button onClick={() => filter.clear('status', 'kind')}>{t('showAll')}</Button>}
        />
      )
    if (total === 0)
      return (
        <EmptyState
          drawing="lessons"
          title={t('none')}
          description={t('noneText')}
          action={
            <Button asChild tone="primary">
              <Link to="/student/square">{t('find')}</Link>
            </Button>
          }
        />
      )
    const pagination = filter.pagination(total)
    return (
      <div className={css.panel}>
        <ul className={css.cards} aria-label={t('courses')} aria-busy={courses.isPlaceholderData}>
          {records.map((course) => (
            <li key={course.classId}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
        {pagination && <Pagination {...pagination} isBusy={courses.isPlaceholderData} />}
      </div>
    )
  }
}

function CourseCard({ course }: { course: StudentCourse }) {
  const { t, i18n } = useTranslation('study')
  const now = useServerNow()
  const zone = useViewerZone()
  const { courseId, courseName, className, teacher, status, lessonsHeld, lessonsAttended, totalLessons } = course
  const { nextLesson, unsignedContractId } = course
  return (
    <Card isPressable className={css.card}>
      <div className={css.row}>
        <h2 className={css.name}>
          <Link to={coursePaths.detail(courseId)} className={css.link}>
            <NamedText of={{ ...course, name: courseName }} />
          </Link>
        </h2>
        <StatusPill tone={status === 'inProgress' ? 'accent' : 'neutral'}>{t(`statuses.${status}`)}</StatusPill>
      </div>
      <p className={css.muted}>{`${className} · ${teacher.name}`}</p>
      <Progress label={t('progress')} value={lessonsHeld} max={Math.max(1, totalLessons)} />
      <p className={css.muted}>{t('held', { held: lessonsHeld, total: totalLessons, attended: lessonsAttended })}</p>
      {nextLesson && <p>{t('next', { time: dayAndTime(new Date(nextLesson.startTime), now, i18n.language, zone) })}</p>}
      {unsignedContractId !== null && (
        <Button asChild size="sm" className={css.above}>
          <Link to={coursePaths.contract(unsignedContractId)}>{t('sign')}</Link>
        </Button>
      )}
    </Card>
  )
}
