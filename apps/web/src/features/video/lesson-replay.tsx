import { ApiError, errorCodes, type Role, useRoomReplayAs } from '@hwjy/sdk'
import { EmptyState, ErrorState, SegmentedControl, Skeleton } from '@hwjy/ui'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Waiting } from '../../shared/page/waiting.tsx'
import { LateBoardReplay } from './late-board-replay.ts'
import * as css from './video-page.css.ts'

interface LessonReplayProps {
  lessonId: string
  role: Role
  title: string
  /** It is null where there is none: then the board is what there is to see. */
  film: ReactNode
  commentField: RefObject<HTMLTextAreaElement | null>
}

/** Shows a class that is over: its film, or its board as it was written. */
export function LessonReplay({ lessonId, role, title, film, commentField }: LessonReplayProps) {
  const { t } = useTranslation('video')
  const [params, setParams] = useSearchParams()
  const log = useRoomReplayAs(role, lessonId)
  // A board that is not given leaves the film.
  const isBoardWanted = params.get('view') === 'board' && log.error === null
  const shown = film === null || isBoardWanted ? 'board' : 'film'
  function show(view: 'film' | 'board') {
    params.set('view', view)
    setParams(params, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      {film !== null && log.data && (
        <SegmentedControl
          className={css.views}
          label={t('views.label')}
          value={shown}
          onValueChange={show}
          options={[
            { value: 'film', label: t('views.film') },
            { value: 'board', label: t('views.board') },
          ]}
        />
      )}
      {shown === 'film' ? film : board()}
    </>
  )

  function board(): ReactNode {
    if (log.data)
      return (
        <LateBoardReplay
          key={lessonId}
          reason="board"
          props={{ lessonId, role, about: log.data, title, commentField }}
          waiting={<Screen />}
        />
      )
    if (log.error === null) return <Screen />
    if (log.error instanceof ApiError && log.error.code === errorCodes.roomNotCreated)
      return <EmptyState drawing="board" title={t('nothingKept')} description={t('nothingKeptText')} />
    return (
      <ErrorState
        title={t('failed')}
        description={t('failedText')}
        onRetry={() => void log.refetch()}
        isRetrying={log.isFetching}
      />
    )
  }
}

const Screen = () => (
  <Waiting>
    <Skeleton shape="box" className={css.screen} />
  </Waiting>
)
