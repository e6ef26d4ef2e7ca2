import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { DeviceIcon } from '../../../shared/devices/device-icon.tsx'
import { deviceName } from '../../../shared/devices/device-name.ts'
import { LastSeen } from '../../../shared/devices/last-seen.tsx'
import * as css from '../login-page.css.ts'
import type { ElsewhereStep as Step } from '../login-problem.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import type { WayProps } from '../sign-in.ts'
import { signInCalls } from '../sign-in-calls.ts'
import { shownProblem } from '../sign-in-machine.ts'
import { StepHeading } from './step-heading.tsx'

interface ElsewhereStepProps extends WayProps {
  step: Step
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
        <StepHeading>{t('elsewhereTitle')}</StepHeading>
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
      <ProblemNotice problem={shownProblem(signIn.state)} />
      <Button
        tone="primary"
        size="lg"
        isWide
        isBusy={signIn.state.at === 'waiting'}
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
