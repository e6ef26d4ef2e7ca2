import { ApiError, getGetOfferedCourseQueryOptions, getListSchoolsQueryOptions } from '@hwjy/sdk'
import { Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { offeredCoursePath } from '../../../shared/schools/school-path.ts'
import type { ReturnState } from '../../../shared/session/return-path.ts'
import * as page from '../school-page.css.ts'

/**
 * A student's address of a course, opened by a visitor: leads to the course's public page. Only a course that visitors
 * may not see asks them to sign in.
 */
export default function IntroductionForVisitor() {
  const { t } = useTranslation('offer')
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const courseId = params.get('courseId') ?? ''
  // The school that this server is for comes first.
  const schools = useQuery(getListSchoolsQueryOptions({ size: 1 }, { query: { enabled: courseId !== '' } }))
  const schoolId = schools.data?.records.find(({ isOwn }) => isOwn)?.schoolId
  const offered = useQuery(
    getGetOfferedCourseQueryOptions(schoolId ?? '', courseId, { query: { enabled: schoolId !== undefined } }),
  )
  const isUnknown = offered.error instanceof ApiError && [400, 404].includes(offered.error.code)
  if (courseId === '') return <Navigate to="/huaxiao" replace />
  if (schoolId !== undefined && offered.data) return <Navigate to={offeredCoursePath(schoolId, courseId)} replace />
  if (isUnknown || (schools.data && schoolId === undefined)) {
    const state: ReturnState = { from: pathname + search }
    return <Navigate to="/login" state={state} replace />
  }
  return (
    <div className={page.page}>
      <NoAnswer
        query={schoolId === undefined ? schools : offered}
        title={<h1>{t('failed')}</h1>}
        waiting={
          <Waiting>
            <Skeleton width="18rem" height="2rem" />
            <Skeleton lines={4} />
          </Waiting>
        }
      />
    </div>
  )
}
