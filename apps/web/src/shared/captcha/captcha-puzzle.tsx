import type { Captcha, CaptchaAnswer, CaptchaPlace } from '@hwjy/sdk'
import { Button, Skeleton, Slider } from '@hwjy/ui'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './captcha-dialog.css.ts'
import { extendTrack } from './captcha-track.ts'
import type { CaptchaState } from './use-captcha.ts'

export interface CaptchaPuzzleProps {
  state: Exclude<CaptchaState, { phase: 'pause' | 'failed' }>
  onCheck: (answer: Omit<CaptchaAnswer, 'captchaId'>) => void
  onRenew: () => void
}

type Place = Pick<CaptchaPlace, 'value' | 'level'>

interface Way {
  captchaId: string
  track: readonly CaptchaPlace[]
  /** First touch, ms of `performance.now()`. */
  startedAt: number
}

/** The picture with a piece to drag, and two sliders that move it as well. Nothing is sent before “Check”. */
export function CaptchaPuzzle({ state, onCheck, onRenew }: CaptchaPuzzleProps) {
  const { t } = useTranslation(['captcha', 'common'])
  const captcha = state.phase === 'loading' ? null : state.captcha
  const captchaId = captcha?.captchaId
  const [lastWay, setLastWay] = useState<Way | null>(null)
  const way = lastWay?.captchaId === captchaId ? lastWay : null
  const sliders = useRef<HTMLDivElement>(null)
  const start = startOf(captcha)
  const place = way?.track.at(-1) ?? start

  useEffect(() => {
    // A new picture takes the keyboard to where it is solved.
    if (captchaId !== undefined) sliders.current?.querySelector<HTMLElement>('[role="slider"]')?.focus()
  }, [captchaId])

  function move(next: Place) {
    if (state.phase !== 'ready') return
    const now = performance.now()
    setLastWay((before) => {
      const own = before?.captchaId === state.captcha.captchaId ? before : null
      const startedAt = own?.startedAt ?? now
      const track = extendTrack(own?.track ?? [], { ...next, atMs: Math.round(now - startedAt) }, start)
      return { captchaId: state.captcha.captchaId, track, startedAt }
    })
  }
  function check() {
    if (state.phase !== 'ready' || !way) return
    const { value, level } = place
    onCheck({ value, level, track: [...way.track], durationMs: Math.round(performance.now() - way.startedAt) })
  }
  const checkOnEnter = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof Element && target.role === 'slider') check()
  }

  return (
    <>
      <div aria-busy={captcha === null}>
        {captcha ? <Picture captcha={captcha} place={place} onMove={move} /> : <PictureSkeleton />}
      </div>
      <div ref={sliders} role="presentation" className={css.sliders} onKeyDown={checkOnEnter}>
        <span aria-hidden>↔</span>
        <Slider
          label={t('across')}
          value={place.value}
          onValueChange={(value) => move({ value, level: place.level })}
          formatValue={(value) => t('placeAcross', { place: Math.round(value) })}
          isValueHidden
        />
        <span aria-hidden>↕</span>
        <Slider
          label={t('down')}
          value={place.level}
          onValueChange={(level) => move({ value: place.value, level })}
          formatValue={(level) => t('placeDown', { place: Math.round(level) })}
          isValueHidden
        />
      </div>
      <output className={'reason' in state && state.reason ? css.warning : css.status}>
        <Words state={state} />
      </output>
      <div className={css.buttons}>
        <Button tone="quiet" onClick={onRenew} disabled={state.phase !== 'ready'}>
          {t('another')}
        </Button>
        <Button
          tone="primary"
          onClick={check}
          disabled={!way}
          isBusy={state.phase === 'checking' || state.phase === 'solved'}
        >
          {t('check')}
        </Button>
      </div>
    </>
  )
}

/** At the left edge, as high as the server says. */
const startOf = (captcha: Captcha | null): CaptchaPlace => ({
  value: 0,
  level: captcha ? (100 * captcha.top) / (captcha.height - captcha.pieceWidth) : 50,
  atMs: 0,
})

function Words({ state }: Pick<CaptchaPuzzleProps, 'state'>) {
  const { t } = useTranslation(['captcha', 'common'])
  switch (state.phase) {
    case 'solved':
      return t('solved')
    case 'checking':
      return t('checking')
    case 'loading':
      return state.reason ? t(state.reason) : t('common:loading')
    case 'ready':
      return state.reason ? t(state.reason) : t('how')
  }
}

interface PictureProps {
  captcha: Captcha
  place: Place
  onMove: (place: Place) => void
}

function Picture({ captcha, place, onMove }: PictureProps) {
  const { t } = useTranslation('captcha')
  const { width, height, pieceWidth } = captcha
  const grip = useRef<{ x: number; y: number; from: Place } | null>(null)
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

  function take(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, y: event.clientY, from: place }
  }
  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) {
    if (!grip.current) return
    const { x, y, from } = grip.current
    // Pixels of the screen, to parts of the way that the piece has.
    const scale = currentTarget.clientWidth / width
    onMove({
      value: within(from.value + (100 * (clientX - x)) / (scale * (width - pieceWidth))),
      level: within(from.level + (100 * (clientY - y)) / (scale * (height - pieceWidth))),
    })
  }
  const letGo = () => {
    grip.current = null
  }

  return (
    <div
      className={css.picture}
      style={{ aspectRatio: `${width} / ${height}` }}
      role="presentation"
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <img className={css.background} src={svgUrl(captcha.picture)} alt={t('picture')} draggable={false} />
      <img
        className={css.piece}
        src={svgUrl(captcha.piece)}
        alt=""
        draggable={false}
        style={{
          inlineSize: percent(pieceWidth, width),
          insetBlockStart: percent((place.level / 100) * (height - pieceWidth), height),
          insetInlineStart: percent((place.value / 100) * (width - pieceWidth), width),
        }}
      />
    </div>
  )
}

/** A tenth of a percent is less than a pixel. */
const within = (part: number) => Math.round(Math.min(100, Math.max(0, part)) * 10) / 10

/** Twice as wide as high, like the pictures that come. */
const PictureSkeleton = () => <Skeleton shape="box" className={css.skeleton} />

/** An `<img>` runs nothing that an SVG may bring along. */
const svgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
