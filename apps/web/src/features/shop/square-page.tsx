import { type ListCatalogueParams, useListCatalogue, useListSchools } from '@hwjy/sdk'
import { Button, EmptyState, Link as StyledLink } from '@hwjy/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { SchoolTile } from '../../shared/schools/school-tile.tsx'
import { CardSkeletons } from './catalogue/card-skeletons.tsx'
import { CourseCard } from './course-card.tsx'
import * as css from './shop.css.ts'

const SHELF_SIZE = 3

const shelves: readonly {
  name: 'free' | 'small' | 'all'
  filter: Pick<ListCatalogueParams, 'isFree' | 'classType'>
  query: string
}[] = [
  { name: 'free', filter: { isFree: true }, query: '?price=free' },
  { name: 'small', filter: { classType: 'small' }, query: '?classType=small' },
  { name: 'all', filter: {}, query: '' },
]

/** A first look at what there is to learn: three short shelves, and the schools. */
export default function SquarePage() {
  const { t } = useTranslation('shop')
  const schools = useListSchools({ current: 1, size: SHELF_SIZE })
  return (
    <div className={page.page}>
      <header className={css.shelfHead}>
        <div className={page.head}>
          <h1>{t('square')}</h1>
          <p className={css.muted}>{t('squareText')}</p>
        </div>
        <Button asChild tone="primary">
          <Link to="/student/catalogue">{t('allCourses')}</Link>
        </Button>
      </header>
      {shelves.map((shelf) => (
        <Shelf key={shelf.name} {...shelf} />
      ))}
      {schools.data && schools.data.records.length > 0 && (
        <section className={css.shelf} aria-labelledby="shelf-schools">
          <div className={css.shelfHead}>
            <h2 id="shelf-schools">{t('schools')}</h2>
            <StyledLink asChild>
              <Link to="/huaxiao">{t('seeAll')}</Link>
            </StyledLink>
          </div>
          <ul className={css.cards}>
            {schools.data.records.map((school) => (
              <li key={school.schoolId}>
                <SchoolTile school={school} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Shelf({ name, filter, query }: (typeof shelves)[number]) {
  const { t } = useTranslation('shop')
  const id = useId()
  const courses = useListCatalogue({ current: 1, size: SHELF_SIZE, ...filter })
  return (
    <section className={css.shelf} aria-labelledby={id}>
      <div className={css.shelfHead}>
        <h2 id={id}>{t(`shelves.${name}`)}</h2>
        <StyledLink asChild>
          <Link to={`/student/catalogue${query}`} aria-label={t('seeAllOf', { shelf: t(`shelves.${name}`) })}>
            {t('seeAll')}
          </Link>
        </StyledLink>
      </div>
      {!courses.data ? (
        <NoAnswer query={courses} title={t('loadError')} waiting={<CardSkeletons count={SHELF_SIZE} />} />
      ) : courses.data.total === 0 ? (
        <EmptyState title={t('shelfEmpty')} />
      ) : (
        <ul className={css.cards}>
          {courses.data.records.map((course) => (
            <li key={course.courseId}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
