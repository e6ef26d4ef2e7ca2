import type { AuditEntry } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../shared/account/moment-text.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { useDetailText } from './use-detail-text.ts'

/** Words for entries of the log. An action that this version of the app does not know is shown as it is. */
export function useAuditText() {
  const { t } = useTranslation('schoolOffice')
  const detail = useDetailText()
  return {
    action({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
      const about = String(detail['name'] ?? detail['fileName'] ?? '')
      const sentence = t(`log.actions.${action}` as 'log.actions.other', { name: about, defaultValue: '' })
      return sentence === '' ? t('log.actions.other', { action, name: about }) : sentence
    },
    actor({ actorId, actorName, action }: AuditEntry): string {
      if (actorId !== null) return actorName
      // Imports and other lists name the person at the machine alone.
      return action === 'order.paidTwice'
        ? t('log.payments')
        : [t('log.command'), actorName].filter(Boolean).join(' · ')
    },
    detail,
  }
}

/** Names the person who acted, and the time. */
export function AuditMoment({ entry }: { entry: AuditEntry }) {
  const text = useAuditText()
  const now = useServerNow()
  const zone = useViewerZone()
  return (
    <>
      {`${text.actor(entry)} · `}
      <time dateTime={entry.at}>{momentText(entry.at, currentLanguage(), now, zone)}</time>
    </>
  )
}
