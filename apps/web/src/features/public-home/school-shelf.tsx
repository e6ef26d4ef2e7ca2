import { getGetSchoolQueryOptions, getListSchoolsQueryOptions } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PublicQueries } from '../../shared/public-queries.tsx'
import { CourseTile } from '../../shared/schools/course-tile.tsx'
import { tiles as courseTiles } from '../../shared/schools/course-tile.css.ts'
import { SchoolTile } from '../../shared/schools/school-tile.tsx'
import { tiles as schoolTiles } from '../../shared/schools/school-tile.css.ts'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import * as css from './school-shelf.css.ts'

const SHOWN_SCHOOLS = 3
const SHOWN_COURSES = 4

export default function SchoolShelf() {
  return (
    <PublicQueries>
      <Shelf />
    </PublicQueries>
  )
}

function Shelf() {
  const { t } = useTranslation('publicHome')
  const { data: schools, isError } = useQuery(getListSchoolsQueryOptions({ current: 1, size: SHOWN_SCHOOLS }))
  const own = schools?.records.find(({ isOwn }) => isOwn)
  const { data: detail } = useQuery(
    getGetSchoolQueryOptions(own?.schoolId ?? '', { query: { enabled: own !== undefined } }),
  )
  const allSchools = (
    <Button asChild className={css.all}>
      <Link to="/huaxiao">{t('schools.all')}</Link>
    </Button>
  )
  // The home page stands without it; the list of schools has the way to try again.
  if (isError) return allSchools
  if (!schools) return <ShelfSkeleton />
  const courses = detail?.courses.slice(0, SHOWN_COURSES) ?? []
  return (
    <>
      <ul className={schoolTiles}>
        {schools.records.map((school) => (
          <li key={school.schoolId}>
            <SchoolTile school={school} heading="h3" />
          </li>
        ))}
      </ul>
      {allSchools}
      {own && courses.length > 0 && (
        <section aria-labelledby="own-courses" className={css.courses}>
          <h3 id="own-courses" className={css.coursesHeading}>
            {t('schools.coursesOf', { school: own.name })}
          </h3>
          <ul className={courseTiles}>
            {courses.map((course) => (
              <li key={course.courseId}>
                <CourseTile schoolId={own.schoolId} course={course} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
