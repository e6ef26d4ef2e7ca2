import { Button } from '@hwjy/ui'
import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../shared/account/moment-text.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { useNow } from '../../shared/time/use-now.ts'
import type { WayProps } from './lazy-parts.ts'
import * as css from './login-page.css.ts'
import { formProblem, type NextStep } from './login-problem.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { signInCalls } from './sign-in-calls.ts'

interface ElsewhereStepProps extends WayProps {
  step: Extract<NextStep, { kind: 'elsewhere' }>
}

/** Signed in on as many devices as the school allows: end them and go on here, or leave it. */
export function ElsewhereStep({ role, signIn, step }: ElsewhereStepProps) {
  const { t } = useTranslation(['signInMore', 'common'])
  const now = useNow()
  return (
    <div className={css.form}>
      <div>
        <h2 className={css.stepHeading}>{t('elsewhereTitle')}</h2>
        <p className={css.hint}>{t('elsewhereText')}</p>
      </div>
      <ul className={css.devices}>
        {step.devices.map(({ deviceName, lastSeenAt }) => (
          <li key={deviceName + lastSeenAt} className={css.device}>
            <MonitorSmartphone aria-hidden size={20} />
            <span>
              {deviceName || t('unnamedDevice')}
              <span className={css.deviceTime}>
                {t('lastSeen', { time: momentText(lastSeenAt, currentLanguage(), now) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ProblemNotice problem={formProblem(signIn.problem)} />
      <Button
        tone="primary"
        size="lg"
        isWide
        isBusy={signIn.isBusy}
        onClick={() => signIn.enter(() => signInCalls[role].force({ ticket: step.ticket }))}
      >
        {t('elsewhereGo')}
      </Button>
      <Button size="lg" isWide onClick={signIn.leaveStep}>
        {t('elsewhereStay')}
      </Button>
    </div>
  )
}
