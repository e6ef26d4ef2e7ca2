import { useSession } from '@hwjy/sdk'
import { Button, clock, type VideoControl, VideoPlayer } from '@hwjy/ui'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedChoice } from '../../shared/choices/use-saved-choice.ts'
import { PageKeys } from '../../shared/keys/page-keys.tsx'
import { replayPlace, replaySpeed, saveReplayPlace, saveReplaySpeed } from './replay-memory.ts'
import * as css from './video-page.css.ts'

/** A place is kept this often while the film plays, in seconds of the film. */
const KEEP_EVERY = 2
const SKIP_SECONDS = 5

interface ReplayFilmProps {
  lessonId: string
  src: string
  label: string
  commentField: RefObject<HTMLTextAreaElement | null>
  onFailed: () => void
}

/** The film of a class: it goes on where this person stopped, as fast as they watched the last one, and has keys. */
export function ReplayFilm({ lessonId, src, label, commentField, onFailed }: ReplayFilmProps) {
  const { t } = useTranslation('video')
  const userId = useSession().userInfo?.userId ?? ''
  const speed = Number(useSavedChoice(replaySpeed))
  const control = useRef<VideoControl>(null)
  const [startAt] = useState(() => replayPlace(userId, lessonId))
  const [isGoingOn, setIsGoingOn] = useState(startAt > 0)
  const keptAt = useRef(startAt)

  function keep(time: number, duration: number) {
    if (Math.abs(time - keptAt.current) < KEEP_EVERY) return
    keptAt.current = time
    saveReplayPlace(userId, lessonId, time, duration)
  }
  const keys = [
    { keys: [' '], label: t('keys.play'), act: () => control.current?.toggle() },
    { keys: ['ArrowLeft'], label: t('keys.back'), act: () => control.current?.skip(-SKIP_SECONDS) },
    { keys: ['ArrowRight'], label: t('keys.forward'), act: () => control.current?.skip(SKIP_SECONDS) },
    { keys: ['['], label: t('keys.slower'), act: () => control.current?.changeSpeed('slower') },
    { keys: [']'], label: t('keys.faster'), act: () => control.current?.changeSpeed('faster') },
    { keys: ['c'], label: t('keys.comment'), act: () => commentField.current?.focus() },
  ]
  return (
    <div className={css.film}>
      <VideoPlayer
        src={src}
        label={label}
        className={css.player}
        startAt={startAt}
        speed={speed}
        onSpeedChange={saveReplaySpeed}
        onTimeChange={keep}
        control={control}
        onFailed={onFailed}
      />
      <div className={css.underFilm}>
        {isGoingOn && (
          <p className={css.goesOn}>
            {t('goesOn', { time: clock(startAt) })}{' '}
            <Button
              size="sm"
              tone="quiet"
              onClick={() => {
                control.current?.seek(0)
                setIsGoingOn(false)
              }}
            >
              {t('fromBeginning')}
            </Button>
          </p>
        )}
        <PageKeys keys={keys} />
      </div>
    </div>
  )
}
