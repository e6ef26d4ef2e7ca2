import { ApiError, getGetSchoolQueryOptions } from '@hwjy/sdk'
import { Button, EmptyState, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { schoolPath } from '../../shared/schools/school-path.ts'
import { useNamedTitle } from '../../shared/page/use-named-title.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { BackLink } from '../../shared/page/back-link.tsx'
import { SchoolIntroduction } from './school-introduction.tsx'
import { SchoolOverview } from './school-overview.tsx'
import * as css from './school-page.css.ts'

/**
 * One school, by the `id` of the query. The product document lists four addresses for it and says nothing of what tells
 * them apart; links to each are out there. So those that end in `desc` show what the school says about itself at
 * length, the others everything else, and twins share this page.
 */
export default function SchoolPage({ part }: { part: 'overview' | 'introduction' }) {
  const { t } = useTranslation('schools')
  const [params] = useSearchParams()
  const schoolId = params.get('id') ?? ''
  const detail = useQuery(getGetSchoolQueryOptions(schoolId, { query: { enabled: schoolId !== '' } }))
  const isUnknown = schoolId === '' || (detail.error instanceof ApiError && [400, 404].includes(detail.error.code))
  useNamedTitle(detail.data?.school.name)
  const isOverview = part === 'overview' || isUnknown
  return (
    <div className={css.page}>
      <BackLink
        to={isOverview ? '/huaxiao' : schoolPath(schoolId)}
        label={isOverview ? t('allSchools') : t('backToSchool')}
      />
      {content()}
    </div>
  )

  function content(): ReactNode {
    if (isUnknown) {
      return (
        <EmptyState
          drawing="search"
          title={<h1>{t('unknownTitle')}</h1>}
          description={t('unknownText')}
          action={
            <Button asChild tone="primary">
              <Link to="/huaxiao">{t('allSchools')}</Link>
            </Button>
          }
        />
      )
    }
    if (!detail.data) {
      return <NoAnswer query={detail} title={<h1>{t('schoolFailed')}</h1>} waiting={<SchoolSkeleton />} />
    }
    return isOverview ? <SchoolOverview detail={detail.data} /> : <SchoolIntroduction detail={detail.data} />
  }
}

function SchoolSkeleton() {
  return (
    <Waiting className={css.head}>
      <Skeleton shape="box" width="5.5rem" height="5.5rem" />
      <div className={css.headWords}>
        <Skeleton width="14rem" height="2rem" />
        <Skeleton width="10rem" />
        <Skeleton lines={2} />
      </div>
    </Waiting>
  )
}
