import { Banner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../shared/network/use-is-online.ts'

/** Stands above every page of the shell while there is no network; the content of the page stays. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <Banner tone="warning" title={t('error.offlineTitle')}>
      {t('error.offlineText')}
    </Banner>
  )
}
