import { useStudentListFavourites } from '@hwjy/sdk'
import { Button, EmptyState } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIsOnline } from '../../../shared/network/use-is-online.ts'
import { useDueText } from '../use-due-text.ts'

/** The end of a round. What is still due is not counted out: it can be gone on with, and it can wait. */
export function Enough({ reviewed, unsent, onAgain }: { reviewed: number; unsent: number; onAgain: () => void }) {
  const { t } = useTranslation('words')
  const isOnline = useIsOnline()
  const dueText = useDueText()
  const hasAll = isOnline && unsent === 0
  const { data } = useStudentListFavourites(
    { targetType: 'word', isDue: true, size: 1 },
    { query: { enabled: hasAll } },
  )
  const next = hasAll && data?.due === 0 && data.nextDueAt !== null ? t('next', { day: dueText(data.nextDueAt) }) : ''
  const kept = isOnline ? '' : t('keptHere')
  return (
    <EmptyState
      drawing="lessons"
      title={<h1>{t(reviewed > 0 ? 'enough' : 'nothingDue')}</h1>}
      description={
        <output>{[reviewed > 0 && t('reviewed', { count: reviewed }), kept, next].filter(Boolean).join(' ')}</output>
      }
      action={
        <>
          {hasAll && data && data.due > 0 && <Button onClick={onAgain}>{t('goOn')}</Button>}
          <Button asChild tone="primary">
            <Link to="/student/words">{t('back')}</Link>
          </Button>
        </>
      }
    />
  )
}
