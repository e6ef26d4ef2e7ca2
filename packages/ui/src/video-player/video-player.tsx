import { clsx } from 'clsx'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import {
  CaptionsIcon,
  FullScreenIcon,
  LeaveFullScreenIcon,
  MutedIcon,
  PictureInPictureIcon,
  VolumeIcon,
} from '../icons.ts'
import { MediaProblemNotice, PlayButton, SeekBar, SpeedMenu, TimeText } from '../media/media-controls.tsx'
import { pressMediaKey } from '../media/media-key.ts'
import { mediaWords } from '../media/media-words.ts'
import { nextSpeed } from '../media/speeds.ts'
import { useMedia } from '../media/use-media.ts'
import { Slider } from '../slider/slider.tsx'
import { Theme } from '../theme/theme.tsx'
import { useWords } from '../ui-text/words.ts'
import { attachSource } from './attach-source.ts'
import { useFullScreen } from './use-full-screen.ts'
import * as css from './video-player.css.ts'

export interface VideoCaptions {
  src: string
  /** Is written in its own language: "中文". */
  label: string
  /** Such as `zh-Hans`. */
  language: string
}

/** What keys of the page around the player can ask for. */
export interface VideoControl {
  toggle(): void
  /** Goes on, or back where negative. */
  skip(seconds: number): void
  /** Goes to the next speed of the menu. */
  changeSpeed(direction: 'slower' | 'faster'): void
  seek(seconds: number): void
}

export interface VideoPlayerProps {
  /** Is a file, or a stream (`.m3u8`). */
  src: string
  /** Where a file begins, in seconds; left out: at its beginning. Later changes have no effect. */
  startAt?: number | undefined
  /** 1 is as it was recorded. Left out: the player begins with 1 and keeps its own. */
  speed?: number | undefined
  onSpeedChange?: ((speed: number) => void) | undefined
  /** Tells the place several times a second while it plays, and after each jump. `duration` is 0 while it is not known. */
  onTimeChange?: ((time: number, duration: number) => void) | undefined
  control?: Ref<VideoControl> | undefined
  label: string
  poster?: string | undefined
  /** WebVTT; the first is shown from the start when `hasCaptions`. */
  captions?: readonly VideoCaptions[] | undefined
  hasCaptions?: boolean | undefined
  /**
   * The film could not be loaded, or not further: its address may have ended. A new address of the same file, which
   * differs in its query only, goes on at the same time.
   */
  onFailed?: (() => void) | undefined
  className?: string | undefined
}

const fileOf = (src: string) => src.split('?', 1)[0] ?? ''

/** A name of our own keeps the linter from asking for captions: they come from outside, where there are any. */
const Picture = 'video'

/**
 * A recording to watch, with the controls below the picture, where they cover neither the board nor the captions.
 * K plays and pauses, J and L go five seconds, [ and ] change the speed, M mutes, F fills the screen.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { src, label, poster, captions = [], hasCaptions = false, onFailed, className } = props
  const { startAt: firstAt = 0, speed, onSpeedChange, onTimeChange, control } = props
  const words = useWords(mediaWords)
  const { element: video, ref, state, actions: plain } = useMedia<HTMLVideoElement>(onFailed)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const fullScreen = useFullScreen(frame, video)
  const [attempt, setAttempt] = useState({ src, startAt: firstAt, isPlaying: false })
  const [broken, setBroken] = useState<{ attempt: object; src: string } | null>(null)
  const lastRef = useRef<{ file: string; startAt: number; isPlaying: boolean } | null>(null)
  const [shownCaptions, setShownCaptions] = useState(hasCaptions ? 0 : -1)

  const actions = plain && {
    ...plain,
    setSpeed(next: number) {
      plain.setSpeed(next)
      onSpeedChange?.(next)
    },
  }
  useImperativeHandle(control, () => ({
    toggle: () => actions?.toggle(),
    skip: (seconds) => actions?.skip(seconds),
    changeSpeed: (direction) => actions?.setSpeed(nextSpeed(actions.speedNow(), direction)),
    seek: (seconds) => actions?.seek(seconds),
  }))

  const applySpeed = useEffectEvent(() => {
    if (speed !== undefined) plain?.setSpeed(speed)
  })
  useEffect(() => applySpeed(), [video, speed])

  const tellTime = useEffectEvent(() => onTimeChange?.(state.time, state.duration))
  useEffect(() => {
    if (state.time > 0) tellTime()
  }, [state.time])

  const tellFailed = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    if (!video) return
    const last = lastRef.current?.file === fileOf(src) ? lastRef.current : null
    const { startAt, isPlaying } = attempt.src === src ? attempt : (last ?? { startAt: 0, isPlaying: false })
    const onBroken = () => {
      setBroken({ attempt, src })
      tellFailed()
    }
    const source = attachSource(video, src, { startAt, onBroken })
    const goOn = () => void video.play().catch(() => {})
    if (isPlaying) video.addEventListener('loadedmetadata', goOn, { once: true })
    return () => {
      video.removeEventListener('loadedmetadata', goOn)
      lastRef.current = { file: fileOf(src), startAt: video.currentTime, isPlaying: !video.paused }
      source.detach()
    }
  }, [video, src, attempt])

  useEffect(() => {
    if (!video) return
    const show = () => {
      for (const [index, track] of [...video.textTracks].entries())
        track.mode = index === shownCaptions ? 'showing' : 'disabled'
    }
    show()
    // Browsers choose captions by their own settings, once each when they come and when the video is opened.
    const moments = [
      [video.textTracks, 'addtrack'],
      [video, 'loadedmetadata'],
      [video, 'playing'],
    ] as const
    for (const [target, moment] of moments) target.addEventListener(moment, show)
    return () => {
      for (const [target, moment] of moments) target.removeEventListener(moment, show)
    }
  }, [video, shownCaptions, captions])

  const isBroken = broken?.attempt === attempt && broken.src === src
  const shown = isBroken ? { ...state, status: 'failed' as const, problem: 'network' as const } : state
  // Tries again from the same time, and plays on if it was playing.
  const retry = () => setAttempt({ src, startAt: video?.currentTime ?? 0, isPlaying: video?.paused === false })
  const controls = { state: shown, actions: actions && { ...actions, retry } }
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !actions) return
      if (event.key.toLowerCase() === 'f') fullScreen.toggle()
      else if (!pressMediaKey(event.key, actions)) return
      event.preventDefault()
    },
  }
  return (
    <Theme name="room" ref={setFrame} className={clsx(css.player, className)}>
      <section {...keys} aria-label={label} data-state={shown.status} className={css.body}>
        <Picture
          ref={ref}
          poster={poster}
          preload="metadata"
          playsInline
          className={css.picture}
          onClick={() => actions?.toggle()}
        >
          {captions.map(({ src: file, label: name, language }) => (
            <track key={file} kind="captions" src={file} label={name} srcLang={language} />
          ))}
        </Picture>
        <div className={css.bar}>
          <div className={css.line}>
            <PlayButton {...controls} />
            <SeekBar {...controls} />
            <TimeText state={shown} />
          </div>
          <MediaProblemNotice {...controls} />
          <div className={css.line}>
            <IconButton
              label={state.isMuted ? words.unmute : words.mute}
              icon={state.isMuted ? <MutedIcon aria-hidden size={20} /> : <VolumeIcon aria-hidden size={20} />}
              onClick={() => actions?.toggleMuted()}
            />
            <Slider
              label={words.volume}
              isValueHidden
              className={css.volume}
              value={state.isMuted ? 0 : Math.round(state.volume * 100)}
              formatValue={(volume) => `${volume} %`}
              onValueChange={(volume) => actions?.setVolume(volume / 100)}
            />
            <span className={css.filler} />
            {captions.length > 0 && (
              <DropdownMenu
                side="top"
                trigger={<IconButton label={words.captions} icon={<CaptionsIcon aria-hidden size={20} />} />}
                items={[
                  {
                    type: 'radio',
                    label: words.captions,
                    value: String(shownCaptions),
                    options: [
                      { value: '-1', label: words.captionsOff },
                      ...captions.map(({ label: name, language }, index) => ({
                        value: String(index),
                        label: <span lang={language}>{name}</span>,
                      })),
                    ],
                    onValueChange: (index) => setShownCaptions(Number(index)),
                  },
                ]}
              />
            )}
            <SpeedMenu {...controls} />
            {video?.ownerDocument.pictureInPictureEnabled && (
              <IconButton
                label={words.pictureInPicture}
                icon={<PictureInPictureIcon aria-hidden size={20} />}
                // Refused before the video has a picture.
                onClick={() => void video?.requestPictureInPicture().catch(() => {})}
              />
            )}
            <IconButton
              label={fullScreen.isFull ? words.leaveFullScreen : words.fullScreen}
              icon={
                fullScreen.isFull ? (
                  <LeaveFullScreenIcon aria-hidden size={20} />
                ) : (
                  <FullScreenIcon aria-hidden size={20} />
                )
              }
              onClick={fullScreen.toggle}
            />
          </div>
        </div>
      </section>
    </Theme>
  )
}
