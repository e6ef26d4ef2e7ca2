import { Banner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { countdown } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/use-now.ts'
import type { FormProblem } from './login-problem.ts'

/** What is wrong with a sign-in as a whole. Nothing for what is said at a field. */
export function ProblemNotice({ problem }: { problem: FormProblem | null }) {
  if (problem?.kind === 'too-many-attempts') return <Lockout until={problem.until} />
  if (problem?.kind === 'too-late') return <Banner tone="warning">{problem.message}</Banner>
  return problem?.kind === 'other' && <Banner tone="danger">{problem.message}</Banner>
}

/** Counts down to the next try; said once, not every second. */
function Lockout({ until }: { until: number }) {
  const { t } = useTranslation('signIn')
  const left = countdown(until - useNow())
  if (left.unit !== 'clock') return null
  return (
    <Banner tone="warning">
      <span role="timer">{t('tooManyAttempts', { time: left.text })}</span>
    </Banner>
  )
}
