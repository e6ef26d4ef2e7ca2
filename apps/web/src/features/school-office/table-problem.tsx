import { useTranslation } from 'react-i18next'
import { NoAnswer, type NoAnswerProps } from '../../shared/problem/no-answer.tsx'

type TableQuery = NoAnswerProps['query'] & { data: unknown; isPlaceholderData: boolean }

/**
 * The `error` of a table: why its rows do not come, offline too. Rows that were read before stay, unless they belong to
 * another page or filter.
 */
export function tableProblem(query: TableQuery) {
  const hasRows = query.data !== undefined && !query.isPlaceholderData
  const isStuck = query.isError || query.fetchStatus === 'paused'
  return isStuck && !hasRows && <TableProblem query={query} />
}

function TableProblem({ query }: Pick<NoAnswerProps, 'query'>) {
  const { t } = useTranslation('schoolOffice')
  return <NoAnswer query={query} title={t('loadError')} waiting={null} />
}
