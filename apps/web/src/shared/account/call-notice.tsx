import { Banner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { countdown, waitText } from '../time/countdown.ts'
import { useNow } from '../time/use-now.ts'
import type { CallProblem } from './call-problem.ts'

/**
 * Shows what went wrong with a form as a whole; a wait is counted down, and announced once. Renders nothing for a
 * problem of a single field.
 */
export function CallNotice({ problem }: { problem: CallProblem<string> | null }) {
  if (!problem || problem.field !== null) return null
  if (problem.until !== null) return <Wait until={problem.until} reason={problem.wait ?? 'tries'} />
  return <Banner tone={problem.isQuiet ? 'info' : 'danger'}>{problem.message}</Banner>
}

function Wait({ until, reason }: { until: number; reason: NonNullable<CallProblem<string>['wait']> }) {
  const { t, i18n } = useTranslation('smsCode')
  const leftMs = until - useNow()
  const left = countdown(leftMs)
  if (left.unit === 'now') return null
  const time =
    left.unit === 'clock'
      ? waitText(leftMs, i18n.language)
      : t('hours', { count: left.unit === 'days' ? left.days * 24 : left.hours + 1 })
  return (
    <Banner tone="warning">
      <span role="timer">{t(`wait.${reason}`, { time })}</span>
    </Banner>
  )
}
