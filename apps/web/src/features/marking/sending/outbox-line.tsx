import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as css from '../marking.css.ts'
import { outbox } from './outbox.ts'
import { useSyncExternalStore } from 'react'

/**
 * Marks that the server has not: how many wait for the network, and which need the teacher.
 * @param onLook leaves what is shown in the place of the work
 */
export function OutboxLine({ onLook }: { onLook?: () => void }) {
  const { t } = useTranslation('marking')
  const entries = useSyncExternalStore(outbox.subscribe, outbox.getState)
  const waiting = entries.filter(({ status }) => status === 'waiting').length
  return (
    <>
      <output className={css.outbox}>{waiting > 0 && t('outbox.waiting', { count: waiting })}</output>
      {entries
        .filter(({ status }) => status !== 'waiting')
        .map((entry) => (
          <span key={entry.answerPaperId} role="alert" className={css.refused}>
            {entry.status === 'changed'
              ? t('outbox.changed', { name: entry.studentName })
              : t('outbox.refused', { name: entry.studentName, problem: entry.problem ?? '' })}
            <Link to={`/corrects?answerPaperId=${encodeURIComponent(entry.answerPaperId)}`} onClick={onLook}>
              {t('outbox.look')}
            </Link>
            {entry.status === 'refused' && (
              <Button size="sm" tone="quiet" onClick={() => void outbox.again(entry, null)}>
                {t('outbox.again')}
              </Button>
            )}
          </span>
        ))}
    </>
  )
}
