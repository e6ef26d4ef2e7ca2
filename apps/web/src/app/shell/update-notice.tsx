import { Banner, Button } from '@hwjy/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { appUpdates } from '../../shared/updates/app-updates.ts'
import { useAppUpdates } from '../../shared/updates/use-app-updates.ts'
import { useReleases } from '../../shared/updates/use-releases.ts'

/**
 * Says when a newer version waits; a version that the school requires takes the whole window. Never in the live room.
 */
export function UpdateNotice() {
  const { t } = useTranslation('shell')
  const { data } = useReleases()
  const { status } = useAppUpdates()
  useEffect(() => {
    void appUpdates.start()
  }, [])
  if (data?.update === 'required') return <Navigate to="/fource-updater" replace />
  if (status !== 'ready' && data?.update !== 'available') return null
  const seeChanges = (
    <Button asChild size="sm">
      <Link to="/updater">{t('update.action')}</Link>
    </Button>
  )
  return (
    <Banner tone="info" action={seeChanges}>
      {t('update.text')}
    </Banner>
  )
}
