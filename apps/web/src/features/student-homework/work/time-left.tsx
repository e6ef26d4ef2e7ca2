import { VisuallyHidden } from '@hwjy/ui'
import { Timer } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { countdown } from '../../../shared/time/countdown.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import * as css from './examination.css.ts'

/** Without a limit the end is worth a clock only in its last hour. */
const SHOWN_MS = 60 * 60_000
const SAID_AT_MINUTES = [10, 5, 1] as const

export interface TimeLeftProps {
  /** The student's own last instant, ISO 8601. */
  handInBy: string
  isLimited: boolean
  /** Called once, when the time is over by the server's clock. */
  onOver: () => void
}

/** Counts down by the server's clock, and says ten, five and one minute, once each. */
export function TimeLeft({ handInBy, isLimited, onOver }: TimeLeftProps) {
  const { t } = useTranslation('studentHomework')
  const leftMs = Date.parse(handInBy) - useServerNow()
  const isOver = leftMs <= 0
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
  if (!isLimited && leftMs > SHOWN_MS) return null
  const left = countdown(leftMs)
  const time =
    left.unit === 'clock'
      ? left.text
      : left.unit === 'hours'
        ? t('time.hours', { ns: 'common', hours: left.hours, minutes: left.minutes })
        : left.unit === 'days'
          ? t('time.days', { ns: 'common', count: left.days })
          : ''
  const said = SAID_AT_MINUTES.findLast((minutes) => leftMs <= minutes * 60_000)
  return (
    <span className={css.timeLeft} data-near={leftMs <= 5 * 60_000 || undefined}>
      <Timer aria-hidden size={16} />
      <span role="timer">{isOver ? t('work.leftOver') : t('work.left', { time })}</span>
      <VisuallyHidden aria-live="polite">
        {!isOver && said !== undefined && t('work.soon', { count: said })}
      </VisuallyHidden>
    </span>
  )
}
