import type { Captcha, CaptchaAnswer } from '@hwjy/sdk'
import { Button, Skeleton, Slider } from '@hwjy/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './captcha-dialog.css.ts'
import { extendTrack } from './captcha-track.ts'
import type { CaptchaState } from './use-captcha.ts'

export interface CaptchaPuzzleProps {
  state: Exclude<CaptchaState, { phase: 'pause' | 'failed' }>
  onCheck: (answer: Omit<CaptchaAnswer, 'captchaId'>) => void
  onRenew: () => void
}

interface Way {
  captchaId: string
  track: readonly number[]
  /** First touch, ms of `performance.now()`. */
  startedAt: number
}

/** Fewer places in one touch are a press beside the thumb, and somebody may want to be more exact. */
const PLACES_OF_A_DRAG = 3

/** The picture over a slider of the same width. A drag is checked when let go; presses and keys end with the button. */
export function CaptchaPuzzle({ state, onCheck, onRenew }: CaptchaPuzzleProps) {
  const { t } = useTranslation(['captcha', 'common'])
  const captcha = state.phase === 'loading' ? null : state.captcha
  const captchaId = captcha?.captchaId
  const [lastWay, setLastWay] = useState<Way | null>(null)
  const way = lastWay?.captchaId === captchaId ? lastWay : null
  const placesOfTouch = useRef(0)
  const slider = useRef<HTMLDivElement>(null)
  const value = way?.track.at(-1) ?? 0

  useEffect(() => {
    // A new picture takes the keyboard to where it is solved.
    if (captchaId !== undefined) slider.current?.querySelector<HTMLElement>('[role="slider"]')?.focus()
  }, [captchaId])

  function move(next: number) {
    if (state.phase !== 'ready') return
    placesOfTouch.current += 1
    setLastWay({
      captchaId: state.captcha.captchaId,
      track: extendTrack(way?.track ?? [], next),
      startedAt: way?.startedAt ?? performance.now(),
    })
  }
  function check() {
    if (state.phase !== 'ready' || !way) return
    onCheck({ value, track: [...way.track], durationMs: Math.round(performance.now() - way.startedAt) })
  }
  const beginTouch = () => {
    placesOfTouch.current = 0
  }
  const endTouch = () => {
    if (placesOfTouch.current >= PLACES_OF_A_DRAG) check()
  }
  const checkOnEnter = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof Element && target.role === 'slider') check()
  }

  return (
    <>
      <div aria-busy={captcha === null}>
        {captcha ? <Picture captcha={captcha} value={value} /> : <PictureSkeleton />}
      </div>
      <div
        ref={slider}
        role="presentation"
        onPointerDownCapture={beginTouch}
        onPointerUp={endTouch}
        onKeyDown={checkOnEnter}
      >
        <Slider
          className={css.slider}
          label={t('slider')}
          value={value}
          onValueChange={move}
          formatValue={(place) => t('place', { place })}
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

function Picture({ captcha, value }: { captcha: Captcha; value: number }) {
  const { t } = useTranslation('captcha')
  const { width, height, pieceWidth, top } = captcha
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div className={css.picture} style={{ aspectRatio: `${width} / ${height}` }}>
      <img className={css.background} src={svgUrl(captcha.picture)} alt={t('picture')} draggable={false} />
      <img
        className={css.piece}
        src={svgUrl(captcha.piece)}
        alt=""
        draggable={false}
        style={{
          inlineSize: percent(pieceWidth, width),
          insetBlockStart: percent(top, height),
          insetInlineStart: percent((value / 100) * (width - pieceWidth), width),
        }}
      />
    </div>
  )
}

/** Twice as wide as high, like the pictures that come. */
const PictureSkeleton = () => <Skeleton shape="box" className={css.skeleton} />

/** An `<img>` runs nothing that an SVG may bring along. */
const svgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
