import { Button } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useWords } from '../i18n/use-words.ts'
import * as css from './earlier.css.ts'
import { earlierWords } from './earlier-words.ts'
import type { Status } from './use-earlier-lessons.ts'

export interface LoadStateProps {
  status: Status
  failed: string
  offline: string
  again: () => void
}

/** Says that something is still loading, or could not be loaded. */
export function LoadState({ status, failed, offline, again }: LoadStateProps) {
  const t = useWords(earlierWords)
  const tRoom = useTranslate()
  if (status === 'here') return null
  if (status === 'loading') return <output className={css.quiet}>{t('loading')}</output>
  if (status === 'needs-reload') {
    return (
      <p role="alert" className={css.quiet}>
        {t('needsReload')}{' '}
        <Button size="sm" onClick={() => location.reload()}>
          {tRoom('connection.reload')}
        </Button>
      </p>
    )
  }
  return (
    <p role="alert" className={css.quiet}>
      {status === 'offline' ? offline : failed}{' '}
      <Button size="sm" onClick={again}>
        {t('retry')}
      </Button>
    </p>
  )
}
