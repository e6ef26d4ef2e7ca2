import {
  type CataloguePage as CataloguePageOfCourses,
  type ListCatalogueParams,
  type SdkError,
  useListCatalogue,
} from '@hwjy/sdk'
import { listCatalogueQueryKeywordMax } from '@hwjy/sdk/limits'
import { Button, Card, EmptyState, Field, Pagination, Select, Skeleton, Switch, TextInput } from '@hwjy/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { CourseCard } from './course-card.tsx'
import { FollowingCourses } from './following-courses.tsx'
import * as css from './shop.css.ts'
import { type CatalogueFilterName, PAGE_SIZE, useCatalogueFilter } from './use-catalogue-filter.ts'

/** All courses that the student can join or buy, with filters that stand in the address. */
export default function CataloguePage() {
  const { t } = useTranslation('shop')
  const filter = useCatalogueFilter()
  const follows = useSearchParams()[0].get('courseId')
  const courses = useListCatalogue(filter.request)
  const facets = courses.data?.facets
  const countOf = (name: 'kind' | 'classType' | 'price', value: string) => {
    const values = name === 'kind' ? facets?.kinds : name === 'classType' ? facets?.classTypes : undefined
    return values && ` ${values.find((one) => one.value === value)?.count ?? 0}`
  }
  const select = (name: 'kind' | 'classType' | 'price', options: readonly string[]) => (
    <Select
      className={css.choice}
      aria-label={t(`filters.${name}`)}
      value={filter.chosen[name] ?? 'all'}
      onValueChange={(value) => filter.choose(name, value)}
      options={[
        { value: 'all', label: t(`filters.all.${name}`) },
        ...options.map((value) => ({
          value,
          label: t(`filters.values.${value as 'free'}`) + (countOf(name, value) ?? ''),
        })),
      ]}
    />
  )
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('catalogue')}</h1>
        <p className={css.muted}>{t('catalogueText')}</p>
      </header>
      {follows !== null && <FollowingCourses courseId={follows} />}
      <div className={css.filters}>
        <Field label={t('search')} isLabelHidden className={css.search}>
          <TextInput
            type="search"
            placeholder={t('search')}
            maxLength={listCatalogueQueryKeywordMax}
            value={filter.typed}
            onChange={({ target }) => filter.setTyped(target.value)}
          />
        </Field>
        {select('kind', filter.kinds)}
        {select('classType', filter.classTypes)}
        {select('price', filter.prices)}
        {(filter.chosen.subjectId !== null || (facets?.subjects.length ?? 0) > 1) && (
          <Select
            className={css.choice}
            aria-label={t('filters.subject')}
            value={filter.chosen.subjectId ?? 'all'}
            onValueChange={(value) => filter.choose('subjectId', value)}
            options={[
              { value: 'all', label: t('filters.all.subject') },
              ...(facets?.subjects ?? []).map(({ value, label, count }) => ({ value, label: `${label} ${count}` })),
            ]}
          />
        )}
        <Switch
          className={css.hours}
          label={t('filters.hours')}
          description={t('filters.hoursText')}
          isChecked={filter.chosen.hours !== null}
          onCheckedChange={(isOn) => filter.choose('hours', isOn ? 'good' : '')}
        />
      </div>
      <Courses filter={filter} courses={courses} />
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
  const { records, total, pages, facets } = courses.data
  if (total === 0)
    return filter.isFiltered ? (
      <EmptyState
        drawing="search"
        title={t('noneFound')}
        description={t('noneFoundText')}
        action={<Clearing filter={filter} facets={facets} />}
      />
    ) : (
      <EmptyState drawing="lessons" title={t('none')} description={t('noneText')} />
    )
  return (
    <div className={css.panel}>
      <ul className={css.cards} aria-label={t('catalogue')} aria-busy={courses.isPlaceholderData}>
        {records.map((course) => (
          <li key={course.courseId}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
      {(pages > 1 || filter.current > 1) && (
        <Pagination
          page={filter.current}
          pageSize={PAGE_SIZE}
          total={total}
          onPageChange={filter.setPage}
          isBusy={courses.isPlaceholderData}
        />
      )}
    </div>
  )
}

interface ClearingProps {
  filter: ReturnType<typeof useCatalogueFilter>
  facets: CataloguePageOfCourses['facets']
}

/** One button for each filter that is on, because one less is often enough; with several also one for all of them. */
function Clearing({ filter, facets }: ClearingProps) {
  const { t } = useTranslation('shop')
  const { keyword, kind, classType, price, subjectId, hours } = filter.chosen
  const valueName = (value: string | null) => value && t(`filters.values.${value as 'free'}`)
  const subject = facets.subjects.find(({ value }) => value === subjectId)?.label ?? t('filters.subject')
  const named: readonly [CatalogueFilterName, string | null][] = [
    ['keyword', keyword],
    ['kind', valueName(kind)],
    ['classType', valueName(classType)],
    ['price', valueName(price)],
    ['subjectId', subjectId && subject],
    ['hours', hours && t('filters.hours')],
  ]
  const on = named.flatMap(([name, label]) => (label === null ? [] : [{ name, label }]))
  return (
    <div className={css.clearing}>
      {on.map(({ name, label }) => (
        <Button key={name} onClick={() => filter.remove(name)}>
          {t('remove', { name: label })}
        </Button>
      ))}
      {on.length > 1 && (
        <Button tone="quiet" onClick={filter.clear}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

/** The shape of cards that are coming. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <Waiting className={css.cards}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} padding="none" className={css.card}>
          <Skeleton shape="box" height="9rem" />
          <div className={css.body}>
            <Skeleton width="70%" />
            <Skeleton lines={2} />
          </div>
        </Card>
      ))}
    </Waiting>
  )
}

export type CatalogueShelf = Pick<ListCatalogueParams, 'isFree' | 'classType'>
