import { Button, EmptyState, ErrorState, Skeleton, StatusPill, VideoPlayer } from '@hwjy/ui'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { nameIn } from '../../shared/names/name-in.ts'
import { lessonOf, NameLine } from '../../shared/names/name-line.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { useFreshFile } from '../../shared/files/use-fresh-file.ts'
import { FILE_HOSTS, ownFileUrl } from '../../shared/files/own-file.ts'
import type { ReturnState } from '../../shared/session/return-path.ts'
import { useRole } from '../../shared/session/use-role.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { LateBelowReplay } from './late-below-replay.ts'
import { LateOthers } from './late-others.ts'
import { LessonReplay } from './lesson-replay.tsx'
import { ReplayFilm } from './replay-film.tsx'
import { useLessonVideo } from './use-lesson-video.ts'
import { useVisitNote } from './use-visit-note.ts'
import * as css from './video-page.css.ts'

/** A video by its address (`url`), or what there is to see of a lesson (`lessonId`): its stream, then its replay. */
export default function VideoPage() {
  const { t, i18n } = useTranslation('video')
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  const address = params.get('url')
  const file =
    address === null ? undefined : (ownFileUrl(address, { origin: location.origin, hosts: FILE_HOSTS })?.href ?? null)
  const lessonId = params.get('lessonId')
  const role = useRole()
  const commentField = useRef<HTMLTextAreaElement>(null)
  const { view, lesson, isAsking, askAgain, renew } = useLessonVideo(file, lessonId, role)
  const title = lesson
    ? nameIn(lessonOf(lesson), i18n.language)
    : (view.status === 'playing' && view.title) || params.get('title') || t('heading')
  useSubjectTitle(lesson?.lessonName)
  const isReplayShown = view.status === 'replay-in-room' || (view.status === 'playing' && !view.isLive)
  useVisitNote(role, isReplayShown && file === undefined ? lessonId : null)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{lesson ? <NameLine of={lessonOf(lesson)} /> : <HanText>{title}</HanText>}</h1>
        {view.status === 'playing' && view.isLive && (
          <StatusPill tone="danger" isLive>
            {t('live')}
          </StatusPill>
        )}
      </header>
      {content()}
      {role !== null && lesson && (
        <LateBelowReplay key={lesson.lessonId} reason="lesson" props={{ viewer: role, lesson, commentField }} />
      )}
    </div>
  )

  function replay(film: ReactNode): ReactNode {
    if (lessonId === null || role === null) return film
    return <LessonReplay {...{ lessonId, role, title, film, commentField }} />
  }

  function content(): ReactNode {
    switch (view.status) {
      case 'playing':
        return file ? (
          <LinkedVideo url={file} label={title} />
        ) : lessonId !== null && !view.isLive ? (
          replay(
            // Another lesson is another player; another address of the same film is not.
            <ReplayFilm
              key={lessonId}
              lessonId={lessonId}
              src={view.url}
              label={title}
              commentField={commentField}
              onFailed={renew}
            />,
          )
        ) : (
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
      case 'waits-for-approval':
        return <EmptyState drawing="board" title={t('waits')} description={t('waitsText')} aria-live="polite" />
      case 'removed':
        return <EmptyState drawing="people" title={t('removed')} description={t('removedText')} />
      case 'replay-in-room':
        return replay(null)
      case 'not-yours':
        return (
          <EmptyState drawing="people" title={t('notYours')} description={t('notYoursText')}>
            <LateOthers reason={role === 'student' ? 'student' : null} props={{}} />
          </EmptyState>
        )
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
