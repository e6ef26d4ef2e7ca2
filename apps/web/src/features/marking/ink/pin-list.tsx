import type { AnnotationPin } from '@hwjy/sdk'
import { annotationPinPointsMax, annotationPinPointsMin, annotationPinTextMax } from '@hwjy/sdk/limits'
import { IconButton, NumberInput, TextInput } from '@hwjy/ui'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './photo.css.ts'
import { turned, turnedBack } from './turned.ts'

interface PinListProps {
  label: string
  pins: readonly AnnotationPin[]
  turns: number
  isLocked: boolean
  /** The one that was just set: its words are written next. */
  opened: number | null
  onChange: (pins: AnnotationPin[]) => void
}

const STEP = 0.02
const ways = [
  ['left', ArrowLeft, -STEP, 0],
  ['up', ArrowUp, 0, -STEP],
  ['down', ArrowDown, 0, STEP],
  ['right', ArrowRight, STEP, 0],
] as const

const inside = (value: number) => Math.min(1, Math.max(0, value))

/** The words of the pins, as a list: a pin says the same to those who cannot see where it stands. */
export function PinList({ label, pins, turns, isLocked, opened, onChange }: PinListProps) {
  const { t } = useTranslation('marking')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (opened !== null) list.current?.children[opened]?.querySelector('input')?.focus()
  }, [opened])
  if (pins.length === 0) return null
  const change = (index: number, part: Partial<AnnotationPin>) =>
    onChange(pins.map((pin, at) => (at === index ? { ...pin, ...part } : pin)))
  const nudge = (index: number, pin: AnnotationPin, dx: number, dy: number) => {
    const shown = turned(pin, turns)
    change(index, turnedBack({ x: inside(shown.x + dx), y: inside(shown.y + dy) }, turns))
  }
  return (
    <ol ref={list} aria-label={label} className={css.pins}>
      {pins.map((pin, index) => {
        const no = index + 1
        return (
          // A pin has nothing but its place in the list.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.pinRow}>
            <span aria-hidden className={css.pinNo}>
              {no}
            </span>
            {isLocked ? (
              <PinWords pin={pin} />
            ) : (
              <>
                <TextInput
                  className={css.pinText}
                  aria-label={t('pin.text', { no })}
                  placeholder={t('pin.placeholder')}
                  maxLength={annotationPinTextMax}
                  value={pin.text}
                  onChange={({ target }) => change(index, { text: target.value })}
                />
                <NumberInput
                  className={css.pinPoints}
                  aria-label={t('pin.points', { no })}
                  value={pin.points ?? null}
                  min={annotationPinPointsMin}
                  max={annotationPinPointsMax}
                  placeholder="±"
                  onValueChange={(points) => {
                    const { points: _before, ...rest } = pin
                    onChange(pins.map((one, at) => (at !== index ? one : points === null ? rest : { ...rest, points })))
                  }}
                />
                <span className={css.pinWays}>
                  {ways.map(([way, Icon, dx, dy]) => (
                    <IconButton
                      key={way}
                      size="sm"
                      label={t(`pin.${way}`, { no })}
                      icon={<Icon aria-hidden size={16} />}
                      onClick={() => nudge(index, pin, dx, dy)}
                    />
                  ))}
                  <IconButton
                    size="sm"
                    label={t('pin.remove', { no })}
                    icon={<Trash2 aria-hidden size={16} />}
                    onClick={() => onChange(pins.filter((_, at) => at !== index))}
                  />
                </span>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** A pin that cannot be changed: its words, and its points with their sign. */
function PinWords({ pin: { text, points = 0 } }: { pin: AnnotationPin }) {
  return (
    <span className={css.pinText}>
      {[text, points === 0 ? '' : signed.format(points)].filter((part) => part !== '').join(' ')}
    </span>
  )
}

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
