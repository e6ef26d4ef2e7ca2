import { Button, IconButton, Slider } from '@hwjy/ui'
import { Pause as PauseIcon, Play as PlayIcon, Volume2 as VolumeIcon } from 'lucide-react'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import type { ClipLoop, ClipPlay } from '../../core/board/board-types.ts'
import { CLIP_LOOP_MIN_MS, CLIP_RATES, type ClipRate } from '../../core/board/play-settings.ts'
import { clipPositionMs, nextClipLookMs } from '../../core/board/clip-play.ts'
import type { BoardClip } from '../../ports/board-engine.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { formatMinutes } from '../hooks/use-class-clock.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { followClip } from './follow-clip.ts'
import * as css from './clips.css.ts'
import { clipWords } from './clip-words.ts'
import { useFileAddress } from '../files/use-file-address.ts'

// The room has no captions for what a teacher brings along.
const Sound = 'audio'
const Film = 'video'

/** A sound or film on the page: the teacher plays it for all, everyone has a volume of their own. */
export function ClipPlayer({ clip }: { clip: BoardClip }) {
  const t = useWords(clipWords)
  const { address, again } = useFileAddress(clip.fileId)
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [isBlocked, setIsBlocked] = useState(false)
  const [volume, setVolume] = useState(100)
  const play = useRoom(({ board }) =>
    board.clip?.elementId === clip.elementId && board.currentPageId === clip.pageId ? board.clip : null,
  )
  useFollowing(player, play, () => setIsBlocked(true))
  useEffect(() => {
    if (player.current) player.current.volume = volume / 100
  }, [volume, address])
  // One try by itself: the address may have ended.
  const hasFailed = useRef(false)
  const onError = () => {
    if (!hasFailed.current) again()
    hasFailed.current = true
  }
  const { x, y, width, height } = clip.frame
  const media = { ref: player, className: css.media, preload: 'auto', onError } as const
  return (
    <section
      className={css.player}
      aria-label={t('clip', { title: clip.title })}
      style={{ left: x, top: y, width, height }}
    >
      {address.status === 'here' &&
        (clip.media === 'film' ? (
          <Film {...media} src={address.url} playsInline />
        ) : (
          <Sound {...media} src={address.url} />
        ))}
      <div className={css.bar}>
        {address.status === 'here' ? (
          isBlocked ? (
            <Button
              size="sm"
              tone="primary"
              onClick={() => {
                setIsBlocked(false)
                player.current?.play().then(undefined, () => setIsBlocked(true))
              }}
            >
              {t('pressToHear')}
            </Button>
          ) : (
            <Controls clip={clip} play={play} player={player} volume={volume} onVolumeChange={setVolume} />
          )
        ) : (
          <>
            <span>{t(WORD_OF[address.status])}</span>
            {address.status === 'failed' && (
              <Button size="sm" onClick={again}>
                {t('retry')}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

const WORD_OF = { loading: 'loading', failed: 'failed', 'no-files': 'noFiles' } as const

function useFollowing(player: RefObject<HTMLMediaElement | null>, play: ClipPlay | null, onBlocked: () => void) {
  const { channel } = useClassroom()
  const blocked = useRef(onBlocked)
  useEffect(() => {
    blocked.current = onBlocked
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const now = Date.now() + channel.getState().clockOffsetMs
      // A replay is silent, and goes at its own pace: it shows where the clip was.
      const shown: ClipPlay | null =
        play && channel.isReadOnly ? { ...play, state: 'paused', positionMs: clipPositionMs(play, now) } : play
      if (player.current) followClip(player.current, shown, now, () => blocked.current())
      timer = setTimeout(look, nextClipLookMs(play, now))
    }
    look()
    return () => clearTimeout(timer)
  }, [channel, play, player])
}

interface ControlsProps {
  clip: BoardClip
  play: ClipPlay | null
  player: RefObject<HTMLMediaElement | null>
  /** 0..100 */
  volume: number
  onVolumeChange: (volume: number) => void
}

function Controls({ clip, play, player, volume, onVolumeChange }: ControlsProps) {
  const t = useWords(clipWords)
  const isTeacher = useMe()?.isTeacher ?? false
  const { channel } = useClassroom()
  const { attempt } = useCommand()
  const [dragged, setDragged] = useState<number | null>(null)
  const { lengthMs, timeMs } = usePlace(player)
  const rate: ClipRate = play?.rate ?? 100
  const loop = play?.loop
  const isOver = play?.state === 'playing' && !loop && lengthMs > 0 && timeMs >= lengthMs - END_MS
  const isPlaying = play?.state === 'playing' && !isOver
  const placeMs = () => {
    const now = Date.now() + channel.getState().clockOffsetMs
    return Math.round(isOver ? 0 : play ? clipPositionMs(play, now) : timeMs)
  }
  const set = (change: ClipChange) => {
    const { pageId, elementId } = clip
    const state = isPlaying ? 'playing' : 'paused'
    const { loop: part = null, ...rest } = { positionMs: placeMs(), loop, ...change }
    void attempt({ type: 'board.playClip', pageId, elementId, state, rate, ...rest, ...(part && { loop: part }) })
  }
  const shownMs = dragged ?? timeMs
  return (
    <>
      {isTeacher && (
        <IconButton
          size="sm"
          label={t(isPlaying ? 'pause' : 'play')}
          icon={isPlaying ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          onClick={() => set({ state: isPlaying ? 'paused' : 'playing' })}
        />
      )}
      {isTeacher && (
        <Slider
          className={css.place}
          label={t('position')}
          isValueHidden
          min={0}
          max={Math.max(Math.round(lengthMs), 1)}
          step={1_000}
          value={Math.min(shownMs, lengthMs)}
          formatValue={formatMinutes}
          onValueChange={setDragged}
          onValueCommit={(positionMs) => {
            setDragged(null)
            set({ positionMs })
          }}
        />
      )}
      <span className={css.time}>
        {formatMinutes(shownMs)} / {formatMinutes(lengthMs)}
      </span>
      {isTeacher && (
        <Button
          size="sm"
          tone="quiet"
          className={css.speed}
          aria-label={`${t('speed')}: ${rate / 100}×`}
          onClick={() => set({ rate: CLIP_RATES[(CLIP_RATES.indexOf(rate) + 1) % CLIP_RATES.length] ?? 100 })}
        >
          {rate / 100}×
        </Button>
      )}
      {isTeacher && <LoopButton loop={loop} placeMs={placeMs} onChange={set} />}
      <span className={css.volume}>
        <VolumeIcon size={16} aria-hidden />
        <Slider label={t('volume')} isValueHidden value={volume} onValueChange={onVolumeChange} />
      </span>
    </>
  )
}

interface ClipChange {
  state?: 'playing' | 'paused'
  positionMs?: number
  rate?: ClipRate
  /** Null plays to the end again. */
  loop?: ClipLoop | null
}

/** One button, as players of languages have it: the first press is A, the second B, the third ends the repeating. */
function LoopButton({
  loop,
  placeMs,
  onChange,
}: {
  loop: ClipLoop | undefined
  placeMs: () => number
  onChange: (change: ClipChange) => void
}) {
  const t = useWords(clipWords)
  const [fromMs, setFromMs] = useState<number | null>(null)
  const press = () => {
    if (loop) return onChange({ loop: null })
    if (fromMs === null) return setFromMs(placeMs())
    // A press for B before A means the part in between all the same.
    const [first, last] = [fromMs, placeMs()].toSorted((a, b) => a - b) as [number, number]
    setFromMs(null)
    onChange({ positionMs: first, loop: { fromMs: first, toMs: Math.max(last, first + CLIP_LOOP_MIN_MS) } })
  }
  const [words, label] = loop
    ? ([`${formatMinutes(loop.fromMs)}–${formatMinutes(loop.toMs)}`, 'loopEnd'] as const)
    : fromMs === null
      ? (['A–B', 'loopFrom'] as const)
      : ([`${formatMinutes(fromMs)}–B`, 'loopTo'] as const)
  return (
    <Button
      size="sm"
      tone="quiet"
      className={css.speed}
      aria-label={`${words}: ${t(label)}`}
      aria-pressed={loop !== undefined}
      onClick={press}
    >
      {words}
    </Button>
  )
}

// A player ends a little before or after the length it tells.
const END_MS = 100
const SHOWN_MS = 250

/** Returns the position and length of a player, for people to read. */
function usePlace(player: RefObject<HTMLMediaElement | null>) {
  const [place, look] = useReducer(
    (before: { lengthMs: number; timeMs: number }) => {
      const { duration = 0, currentTime = 0 } = player.current ?? {}
      const lengthMs = Number.isFinite(duration) ? duration * 1_000 : 0
      const timeMs = currentTime * 1_000
      return before.lengthMs === lengthMs && before.timeMs === timeMs ? before : { lengthMs, timeMs }
    },
    { lengthMs: 0, timeMs: 0 },
  )
  useEffect(() => {
    const timer = setInterval(look, SHOWN_MS)
    return () => clearInterval(timer)
  }, [])
  return place
}
