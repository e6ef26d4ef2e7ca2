import { type CatalogueCourse, useGetCatalogueCourse, useListCatalogue } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../shared/names/name-in.ts'
import { CourseCard } from './course-card.tsx'
import * as css from './shop.css.ts'

const FOLLOWING = 3
/** Some of a page are the course itself, or taken already. */
const LOOKED_AT = 20

const isOpen = ({ standing }: CatalogueCourse) => standing === 'canRegister' || standing === 'canBuy'

/** Courses of the same subject that the student can begin; nothing where there are none. */
export function FollowingCourses({ courseId }: { courseId: string }) {
  const { t, i18n } = useTranslation('shop')
  const course = useGetCatalogueCourse(courseId).data?.course
  const subjects = useListCatalogue({ current: 1, size: 1 }).data?.facets.subjects
  const subjectId = subjects?.find(({ label }) => label === course?.subjectName)?.value
  const same = useListCatalogue(
    { current: 1, size: LOOKED_AT, ...(subjectId !== undefined && { subjectId }) },
    { query: { enabled: subjectId !== undefined } },
  )
  const following = (same.data?.records ?? []).filter((one) => one.courseId !== courseId && isOpen(one))
  if (!course || following.length === 0) return null
  return (
    <section className={css.panel} aria-labelledby="following">
      <h2 id="following">{t('follows', { course: nameIn({ ...course, name: course.courseName }, i18n.language) })}</h2>
      <ul className={css.cards} aria-labelledby="following">
        {following.slice(0, FOLLOWING).map((one) => (
          <li key={one.courseId}>
            <CourseCard course={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
