import { type ClassType, type CourseCategory, useListClasses, useListClassStatuses } from '@hwjy/sdk'
import { Button, EmptyState, Pagination, SegmentedControl, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as list from '../../shared/list-page/list-page.css.ts'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { ChoiceFilter, SearchField } from '../../shared/list-page/list-filters.tsx'
import { ClassCard } from './class-card.tsx'
import { classStatuses } from './class-status.tsx'

const PAGE_SIZE = 20
const classTypes = ['small', 'large'] as const satisfies readonly ClassType[]
const courseTypes = ['systematic', 'public'] as const satisfies readonly CourseCategory[]

/** The teacher's classes, the one with the nearest lesson first. */
export default function ClassesPage() {
  const { t } = useTranslation('classes')
  const filter = useQueryFilter(PAGE_SIZE)
  const status = filter.oneOf('status', classStatuses)
  const classType = filter.oneOf('type', classTypes)
  const courseType = filter.oneOf('course', courseTypes)
  const { keyword } = filter
  const kinds = {
    ...(keyword !== '' && { keyword }),
    ...(classType && { classType }),
    ...(courseType && { courseType }),
  }
  const counts = useListClassStatuses(kinds)
  const classes = useListClasses({ ...filter.request, ...kinds, ...(status && { status }) })
  const countOf = (wanted: string) => counts.data?.find((count) => count.status === wanted)?.count
  const isFiltered = keyword !== '' || classType !== null || courseType !== null || status !== null
  const labelOf = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`)
  const all = counts.data?.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={list.page}>
      <header className={list.head}>
        <div className={list.words}>
          <h1>{t('heading')}</h1>
          <p className={list.muted}>{t('text')}</p>
        </div>
      </header>
      <div className={list.filters}>
        <SegmentedControl
          label={t('statusLabel')}
          value={status ?? 'all'}
          onValueChange={(value) => filter.set({ status: value === 'all' ? '' : value })}
          options={[
            { value: 'all', label: labelOf(t('all'), all) },
            ...classStatuses.map((value) => ({ value, label: labelOf(t(`status.${value}`), countOf(value)) })),
          ]}
        />
      </div>
      <div className={list.filters}>
        <SearchField label={t('search')} {...filter.searchProps} />
        <ChoiceFilter
          label={t('typeLabel')}
          any={t('allTypes')}
          value={classType}
          onChange={(value) => filter.set({ type: value })}
          options={classTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <ChoiceFilter
          label={t('courseLabel')}
          any={t('allCourses')}
          value={courseType}
          onChange={(value) => filter.set({ course: value })}
          options={courseTypes.map((value) => ({ value, label: t(`course.${value}`) }))}
        />
      </div>
      {content()}
    </div>
  )

  function content() {
    if (!classes.data) return <NoAnswer query={classes} title={t('loadError')} waiting={<CardsSkeleton />} />
    const { records, total } = classes.data
    if (total === 0 && isFiltered)
      return (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          description={t('noneFoundText')}
          action={<Button onClick={() => filter.clear('status', 'type', 'course')}>{t('clear')}</Button>}
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
              <Link to={teacherPath.newPublicCourse}>{t('newPublicCourse')}</Link>
            </Button>
          }
        />
      )
    const pagination = filter.pagination(total)
    return (
      <div className={list.panel} aria-busy={classes.isPlaceholderData}>
        <ul className={list.cards} aria-label={t('heading')}>
          {records.map((one) => (
            <li key={one.classId}>
              <ClassCard of={one} />
            </li>
          ))}
        </ul>
        {pagination && <Pagination {...pagination} isBusy={classes.isPlaceholderData} />}
      </div>
    )
  }
}

const CardsSkeleton = () => (
  <Waiting className={list.cards}>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} shape="box" height="13rem" />
    ))}
  </Waiting>
)
