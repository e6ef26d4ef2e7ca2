import { ApiError, errorCodes, type useGetQuestion } from '@hwjy/sdk'
import { EmptyState, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useMissingPage } from '../../../shared/page/missing-pages.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'

/** Stands in the place of a question until it is here, or where there is none. */
export function PendingQuestion({ query }: { query: ReturnType<typeof useGetQuestion> }) {
  const { error } = query
  if (error instanceof ApiError && error.code === errorCodes.notFound) return <NoQuestion />
  return (
    <NoAnswer
      query={query}
      waiting={
        <Waiting>
          <Skeleton shape="box" height="24rem" />
        </Waiting>
      }
    />
  )
}

function NoQuestion() {
  const { t } = useTranslation('bank')
  useMissingPage()
  return <EmptyState drawing="search" title={t('gone')} description={t('goneText')} />
}
