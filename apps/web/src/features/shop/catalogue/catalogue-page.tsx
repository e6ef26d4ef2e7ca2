import { type CataloguePage as CataloguePageOfCourses, type SdkError, useListCatalogue } from '@hwjy/sdk'
import { EmptyState, Pagination } from '@hwjy/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as page from '../../../shared/page.css.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { CourseCard } from '../course-card.tsx'
import { FollowingCourses } from '../following-courses.tsx'
import * as shop from '../shop.css.ts'
import { SearchField } from '../../../shared/list-page/list-filters.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import * as css from './catalogue.css.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { useCatalogueFilter } from './use-catalogue-filter.ts'

/** All courses that the student can join or buy, with filters that stand in the address. */
export default function CataloguePage() {
  const { t } = useTranslation('shop')
  const filter = useCatalogueFilter()
  const follows = useSearchParams()[0].get('courseId')
  const courses = useListCatalogue(filter.request)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={clsx(page.page, css.wide)}>
      <header className={page.head}>
        <h1>{t('catalogue')}</h1>
        <p className={shop.muted}>{t('catalogueText')}</p>
      </header>
      {follows !== null && <FollowingCourses courseId={follows} />}
      <div className={css.columns}>
        <aside className={css.side} aria-label={t('filters.open')}>
          <FilterFields filter={filter} facets={courses.data?.facets} />
        </aside>
        <div className={css.main}>
          <div className={css.bar}>
            <SearchField label={t('search')} className={css.search} {...filter.searchProps} />
            <FilterSheet filter={filter} courses={courses.data} />
          </div>
          <FilterChips filter={filter} facets={courses.data?.facets} heading={heading} />
          <h2 ref={heading} tabIndex={-1} aria-live="polite" className={css.found}>
            {courses.data ? t('found', { count: courses.data.total }) : t('catalogue')}
          </h2>
          <Courses filter={filter} courses={courses} />
        </div>
      </div>
    </div>
  )
}

interface CoursesProps {
  filter: ReturnType<typeof useCatalogueFilter>
  courses: UseQueryResult<CataloguePageOfCourses, SdkError>
}

function Courses({ filter, courses }: CoursesProps) {
  const { t } = useTranslation('shop')
  if (!courses.data) return <NoAnswer query={courses} title={t('loadError')} waiting={<CardSkeletons count={6} />} />
  const { records, total } = courses.data
  if (total === 0)
    return filter.isFiltered ? (
      <EmptyState drawing="search" title={t('noneFound')} description={t('noneFoundText')} />
    ) : (
      <EmptyState drawing="lessons" title={t('none')} description={t('noneText')} />
    )
  const pagination = filter.pagination(total)
  return (
    <div className={shop.panel}>
      <ul className={shop.cards} aria-label={t('catalogue')} aria-busy={courses.isPlaceholderData}>
        {records.map((course) => (
          <li key={course.courseId}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
      {pagination && <Pagination {...pagination} isBusy={courses.isPlaceholderData} />}
    </div>
  )
}
