import { getGetDesktopReleasesQueryOptions } from '@hwjy/sdk'
import { Banner, Button, Skeleton, StatusPill } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { unbroken } from '../../shared/time/unbroken.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './download-page.css.ts'
import { sizeText } from '../../shared/size-text.ts'

export function Releases() {
  const { t, i18n } = useTranslation(['download', 'common'])
  const zone = useViewerZone()
  const releases = useQuery(getGetDesktopReleasesQueryOptions({}))
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: zone })
  return (
    <section aria-labelledby="versions" className={css.section}>
      <h2 id="versions">{t('versions')}</h2>
      {content()}
    </section>
  )

  function content(): ReactNode {
    if (releases.isError) {
      return (
        <Banner
          tone="warning"
          action={
            <Button size="sm" isBusy={releases.isFetching} onClick={() => void releases.refetch()}>
              {t('common:error.retry')}
            </Button>
          }
        >
          {t('versionsFailed')}. {t('versionsFailedText')}
        </Banner>
      )
    }
    if (!releases.data) {
      return (
        <Waiting>
          <Skeleton lines={4} />
        </Waiting>
      )
    }
    const [newest] = releases.data.releases
    if (newest === undefined) return <p className={css.muted}>{t('noVersions')}</p>
    return (
      <ol className={css.releases}>
        {releases.data.releases.map((release) => (
          <li key={release.version} className={css.release}>
            <div className={css.wayHead}>
              <h3 className={css.version}>{release.version}</h3>
              {release === newest && <StatusPill tone="success">{t('latest')}</StatusPill>}
              {release.isForced && <StatusPill tone="warning">{t('required')}</StatusPill>}
            </div>
            <p className={css.muted}>
              {t('released', {
                day: unbroken(day.format(new Date(release.releasedAt))),
                size: sizeText(release.sizeBytes, i18n.language),
              })}
            </p>
            <p>{release.notes}</p>
          </li>
        ))}
      </ol>
    )
  }
}
