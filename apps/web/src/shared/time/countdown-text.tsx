import { useTranslation } from 'react-i18next'
import { countdown, minutesSeconds } from './countdown.ts'
import { useNow } from './use-now.ts'

export interface CountdownTextProps {
  /** ISO 8601 instant. */
  until: string
  /** Server's clock minus ours, in ms. */
  offsetMs: number
  className?: string | undefined
}

/**
 * Shows the time until a moment, ticking in its last hour. Not announced: a screen reader asks when it wants to know.
 */
export function CountdownText({ until, offsetMs, className }: CountdownTextProps) {
  const { t } = useTranslation()
  const left = countdown(Date.parse(until) - useNow(offsetMs))
  return (
    <span role="timer" className={className}>
      {left.unit === 'days' && t('time.days', { count: left.days })}
      {left.unit === 'hours' && t('time.hours', { hours: left.hours, minutes: left.minutes })}
      {left.unit === 'clock' && left.text}
      {left.unit === 'now' && minutesSeconds(0)}
    </span>
  )
}
