import type { WayProps } from '../way-props.ts'
import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { DeviceIcon } from '../../../shared/devices/device-icon.tsx'
import { deviceName } from '../../../shared/devices/device-name.ts'
import { LastSeen } from '../../../shared/devices/last-seen.tsx'
import * as css from '../login-page.css.ts'
import { formProblem, type NextStep } from '../login-problem.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import { signInCalls } from '../sign-in-calls.ts'

interface ElsewhereStepProps extends WayProps {
  step: Extract<NextStep, { kind: 'elsewhere' }>
}

/**
 * Shown when the account is signed in on as many devices as the school allows: the user ends those sessions and goes on
 * here, or gives up.
 */
export function ElsewhereStep({ role, signIn, step }: ElsewhereStepProps) {
  const { t } = useTranslation(['signInMore', 'common'])
  const { t: devices } = useTranslation('devices')
  return (
    <div className={css.form}>
      <div>
        <h2 className={css.stepHeading}>{t('elsewhereTitle')}</h2>
        <p className={css.hint}>{t('elsewhereText')}</p>
      </div>
      <ul className={css.devices}>
        {step.devices.map(({ device, lastSeenAt }, index) => (
          // Two phones of one kind may have been seen at the same moment.
          <li key={`${lastSeenAt} ${index}`} className={css.device}>
            <DeviceIcon device={device} />
            <span>
              {deviceName(device, devices)}
              <span className={css.deviceTime}>
                <LastSeen at={lastSeenAt} />
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
