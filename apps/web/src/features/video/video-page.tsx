import { Button, EmptyState, ErrorState, Skeleton, StatusPill, VideoPlayer } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { useFreshFile } from '../../shared/files/use-fresh-file.ts'
import { FILE_HOSTS, ownFileUrl } from '../../shared/files/own-file.ts'
import type { ReturnState } from '../../shared/session/return-path.ts'
import { useRole } from '../../shared/session/use-role.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { useLessonVideo } from './use-lesson-video.ts'
import * as css from './video-page.css.ts'

/** A video by its address (`url`), or what there is to see of a lesson (`lessonId`): its stream, then its replay. */
export default function VideoPage() {
  const { t } = useTranslation('video')
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  const address = params.get('url')
  const file =
    address === null ? undefined : (ownFileUrl(address, { origin: location.origin, hosts: FILE_HOSTS })?.href ?? null)
  const { view, isAsking, askAgain, renew } = useLessonVideo(file, params.get('lessonId'), useRole())
  const title = (view.status === 'playing' && view.title) || params.get('title') || t('heading')
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {view.status === 'playing' && view.isLive && (
          <StatusPill tone="danger" isLive>
            {t('live')}
          </StatusPill>
        )}
      </header>
      {content()}
    </div>
  )

  function content(): ReactNode {
    switch (view.status) {
      case 'playing':
        return file ? (
          <LinkedVideo url={file} label={title} />
        ) : (
          // Another lesson is another player; another address of the same film is not.
          <VideoPlayer src={view.url} label={title} className={css.player} onFailed={renew} />
        )
      case 'loading':
        return (
          <Waiting>
            <Skeleton shape="box" className={css.screen} />
          </Waiting>
        )
      case 'failed':
        return <ErrorState title={t('failed')} description={t('failedText')} onRetry={askAgain} isRetrying={isAsking} />
      case 'not-begun':
        return <EmptyState drawing="lessons" title={t('notBegun')} description={t('notBegunText')} aria-live="polite" />
      case 'ended':
        return <EmptyState drawing="board" title={t('ended')} description={t('endedText')} />
      case 'replay-in-room':
        return <EmptyState drawing="board" title={t('replayInRoom')} description={t('replayInRoomText')} />
      case 'not-yours':
        return <EmptyState drawing="people" title={t('notYours')} description={t('notYoursText')} />
      case 'missing':
        return <EmptyState drawing="search" title={t('missing')} description={t('missingText')} />
      case 'refused':
        return <EmptyState drawing="trouble" title={t('refused')} description={t('refusedText')} />
      case 'in-room':
        return (
          <EmptyState
            drawing="board"
            title={t('room')}
            description={t('roomText')}
            action={
              <Button asChild tone="primary">
                <Link to={lessonPath.check(view.lessonId)}>{t('enter')}</Link>
              </Button>
            }
          />
        )
      case 'sign-in': {
        const state: ReturnState = { from: pathname + search }
        return (
          <EmptyState
            drawing="people"
            title={t('signIn')}
            description={t('signInText')}
            action={
              <Button asChild tone="primary">
                <Link to="/login" state={state}>
                  {t('signInAction')}
                </Link>
              </Button>
            }
          />
        )
      }
    }
  }
}

/** A video by its address, which may have ended since the link was made. */
function LinkedVideo({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation('video')
  const file = useFreshFile(url)
  if (file.status === 'expired')
    return <EmptyState drawing="trouble" title={t('expired')} description={t('expiredText')} />
  if (file.status === 'renewing')
    return (
      <Waiting>
        <Skeleton shape="box" className={css.screen} />
      </Waiting>
    )
  return <VideoPlayer src={file.url} label={label} className={css.player} onFailed={file.renew} />
}
