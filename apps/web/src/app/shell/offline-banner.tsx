import { Banner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useIsOfflineSaid } from '../../shared/network/own-offline-line.ts'
import { useIsOnline } from '../../shared/network/use-is-online.ts'
import { useOldestRead } from '../../shared/network/use-oldest-read.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { useNow } from '../../shared/time/use-now.ts'

/**
 * Stands above every page of the shell while there is no network, or while the page could not be read again. The content
 * of the page stays; the banner says how old it is. A page that says itself what being offline means for it says it alone.
 */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const readAt = useOldestRead({ onlyRefused: isOnline })
  const isSaid = useIsOfflineSaid()
  if (isOnline ? readAt === null : isSaid) return null
  return (
    <Banner tone="warning" title={t(isOnline ? 'error.notUpdated' : 'error.offlineTitle')}>
      {!isOnline && t('error.offlineText')} {readAt !== null && <AsOf readAt={readAt} />}
    </Banner>
  )
}

function AsOf({ readAt }: { readAt: number }) {
  const { t, i18n } = useTranslation()
  const zone = useViewerZone()
  const time = momentInDay(new Date(readAt), useNow(), i18n.language, zone)
  return <span>{t('error.asOf', { time })}</span>
}
