import { Banner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { waitText } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/use-now.ts'
import type { FormProblem } from './login-problem.ts'

/** Shows a problem of the sign-in as a whole. Renders nothing for a problem that is shown at a field. */
export function ProblemNotice({ problem }: { problem: FormProblem | null }) {
  if (problem?.kind === 'too-many-attempts') return <Lockout until={problem.until} />
  if (problem?.kind === 'too-late' || problem?.kind === 'no-passkey')
    return <Banner tone="warning">{problem.message}</Banner>
  return problem?.kind === 'other' && <Banner tone="danger">{problem.message}</Banner>
}

/** Counts down to the next try; said once, not every second. */
function Lockout({ until }: { until: number }) {
  const { t, i18n } = useTranslation('signIn')
  const leftMs = until - useNow()
  if (leftMs <= 0) return null
  return (
    <Banner tone="warning">
      <span role="timer">{t('tooManyAttempts', { time: waitText(leftMs, i18n.language) })}</span>
    </Banner>
  )
}
