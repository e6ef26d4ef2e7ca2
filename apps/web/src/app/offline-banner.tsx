import { Banner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../shared/use-is-online.ts'

/** Over every page of the shell while there is no network; what is on the screen stays there. */
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
