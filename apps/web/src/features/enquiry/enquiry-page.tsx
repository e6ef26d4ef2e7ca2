import { ApiError, type EnquiryWish, getGetOfferedCourseQueryOptions, getGetSchoolQueryOptions } from '@hwjy/sdk'
import { Button, EmptyState, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { nameIn } from '../../shared/names/name-in.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { offeredCoursePath, schoolPath } from '../../shared/schools/school-path.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import * as css from './enquiry.css.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquirySent, type SentEnquiry } from './enquiry-sent.tsx'

const wishes: readonly EnquiryWish[] = ['trial', 'place']

/** A visitor asks a school for a trial lesson or a place, about one course (`courseId` in the query) or none. */
export default function EnquiryPage() {
  const { t, i18n } = useTranslation('enquiry')
  const { schoolId = '' } = useParams()
  const [params] = useSearchParams()
  const courseId = params.get('courseId')
  const wish = wishes.find((known) => known === params.get('wish')) ?? 'trial'
  const offered = useQuery(
    getGetOfferedCourseQueryOptions(schoolId, courseId ?? '', { query: { enabled: courseId !== null } }),
  )
  const school = useQuery(getGetSchoolQueryOptions(schoolId, { query: { enabled: courseId === null } }))
  const asked = courseId === null ? school : offered
  const about = asked.data?.school
  const [sent, setSent] = useState<Omit<SentEnquiry, 'schoolName'> | null>(null)
  // The receipt has the Chinese name alone.
  const schoolName = about ? nameIn(about, i18n.language) : ''
  const isUnknown = (asked.error instanceof ApiError && [400, 404].includes(asked.error.code)) || about?.isOwn === false
  const back = courseId === null ? schoolPath(schoolId) : offeredCoursePath(schoolId, courseId)
  if (sent) return <EnquirySent sent={{ ...sent, schoolName }} back={back} isCourse={courseId !== null} />
  return (
    <div className={css.page}>
      <BackLink to={back} label={t(courseId === null ? 'backToSchool' : 'backToCourse')} />
      {isUnknown ? (
        <EmptyState
          drawing="search"
          title={<h1>{t('unknown')}</h1>}
          description={t('unknownText')}
          action={
            <Button asChild tone="primary">
              <Link to="/huaxiao">{t('allSchools')}</Link>
            </Button>
          }
        />
      ) : about ? (
        <>
          <header className={css.head}>
            <h1>{t('heading')}</h1>
            <p className={css.muted}>
              {schoolName}
              {offered.data &&
                ` · ${nameIn({ ...offered.data.course, name: offered.data.course.courseName }, i18n.language)}`}
            </p>
          </header>
          <EnquiryForm
            key={`${schoolId} ${courseId ?? ''}`}
            about={{ schoolId, courseId }}
            wish={wish}
            onSent={({ phone }, contact) => setSent({ phone, contact })}
          />
        </>
      ) : (
        <NoAnswer
          query={asked}
          title={<h1>{t('failed')}</h1>}
          waiting={
            <Waiting className={css.form}>
              <Skeleton width="14rem" height="2rem" />
              <Skeleton shape="box" height="20rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}
