import type { DesktopRelease } from '@hwjy/sdk'
import { Button, Card, Logo, Progress, Skeleton } from '@hwjy/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { APP_VERSION } from '../../shared/app-version.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { PublicQueries } from '../../shared/public-queries.tsx'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { appUpdates } from '../../shared/updates/app-updates.ts'
import { useAppUpdates } from '../../shared/updates/use-app-updates.ts'
import { useReleases } from '../../shared/updates/use-releases.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { newerThan } from './newer-than.ts'
import * as css from './updater-page.css.ts'

const LOOK_AGAIN_MS = 30_000

/**
 * A newer version of the app: what is new, how far it is, and when to change.
 * @param isForced the school no longer accepts this one, so there is no "later"
 */
export default function UpdaterPage({ isForced }: { isForced: boolean }) {
  const { t } = useTranslation('updates')
  return (
    <main className={css.screen}>
      <Card isFloating padding="lg" className={css.card}>
        <Logo withName />
        <h1 className={css.heading}>{isForced ? t('forcedHeading') : t('heading')}</h1>
        <p className={css.lead}>{isForced ? t('forcedLead') : t('lead', { version: APP_VERSION })}</p>
        <PublicQueries>
          <Update isForced={isForced} />
        </PublicQueries>
      </Card>
    </main>
  )
}

function Update({ isForced }: { isForced: boolean }) {
  const releases = useReleases()

  useEffect(() => {
    void appUpdates.check()
    if (!isForced) return
    const timer = setInterval(() => void appUpdates.check(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isForced])

  if (!releases.data) {
    const waiting = (
      <Waiting>
        <Skeleton lines={3} />
      </Waiting>
    )
    return <NoAnswer query={releases} waiting={waiting} />
  }
  if (isForced && releases.data.update !== 'required') return <Navigate to="/" replace />
  return (
    <>
      <ReleaseNotes releases={newerThan(APP_VERSION, releases.data.releases)} />
      <UpdateProgress />
      <UpdateActions isForced={isForced} />
    </>
  )
}

function ReleaseNotes({ releases }: { releases: readonly DesktopRelease[] }) {
  const { t, i18n } = useTranslation('updates')
  const timeZone = useViewerZone()
  if (releases.length === 0) return null
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone })
  return (
    <section className={css.notes}>
      <h2 className={css.notesHeading}>{t('whatIsNew')}</h2>
      {releases.map(({ version, releasedAt, notes }) => (
        <article key={version}>
          <h3 className={css.version}>
            {version} <time dateTime={releasedAt}>{date.format(new Date(releasedAt))}</time>
          </h3>
          <p className={css.note}>{notes}</p>
        </article>
      ))}
    </section>
  )
}

function UpdateProgress() {
  const { t } = useTranslation('updates')
  const update = useAppUpdates()
  return (
    <div className={css.state} aria-live="polite">
      {update.status === 'downloading' && (
        <Progress
          value={update.total === null ? null : (100 * update.loaded) / update.total}
          label={t('downloading')}
        />
      )}
      {t(update.status)}
    </div>
  )
}

function UpdateActions({ isForced }: { isForced: boolean }) {
  const { t } = useTranslation('updates')
  const { status } = useAppUpdates()
  return (
    <div className={css.actions}>
      {!isForced && (
        <Button asChild tone="quiet">
          <Link to="/">{status === 'current' ? t('goOn') : t('later')}</Link>
        </Button>
      )}
      {status === 'ready' ? (
        <Button tone="primary" onClick={appUpdates.restart}>
          {t('restart')}
        </Button>
      ) : (
        <Button isBusy={status === 'checking' || status === 'downloading'} onClick={() => void appUpdates.check()}>
          {t('check')}
        </Button>
      )}
    </div>
  )
}
