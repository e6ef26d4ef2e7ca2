import { Avatar, Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { focusNow } from '../../../shared/focus-now.ts'
import { facesOfFamily } from '../../../shared/people/face-of.ts'
import * as css from '../login-page.css.ts'
import type { WayProps } from '../sign-in.ts'
import { StepHeading } from './step-heading.tsx'
import { type StoredStep, useStoredStep } from './stored-step.ts'

const step: StoredStep = { kind: 'family' }

/** One account, several children: who is learning today? */
export function ChooseStudent({ signIn: { state, chooseStudent } }: WayProps) {
  const { t } = useTranslation('signInMore')
  const students = state.at === 'family' ? state.students : []
  const faces = facesOfFamily(students)
  const giveUp = () => chooseStudent(null)
  useStoredStep('student', step, giveUp)
  return (
    <div className={css.form}>
      <div>
        <StepHeading>{t('whoTitle')}</StepHeading>
        <p className={css.hint}>{t('whoText')}</p>
      </div>
      <ul className={css.students}>
        {students.map(({ stuId, name, gradeName, isCurrent }) => (
          <li key={stuId}>
            <button
              type="button"
              className={css.student}
              ref={isCurrent ? focusNow : undefined}
              onClick={() => chooseStudent(stuId)}
            >
              <Avatar name={name} {...faces.get(stuId)} size={40} isDecorative />
              <span>
                <span className={css.accountName}>{name}</span>
                <span className={css.deviceTime}>{isCurrent ? t('whoLast') : gradeName}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button tone="quiet" isWide onClick={giveUp}>
        {t('backToSignIn')}
      </Button>
    </div>
  )
}
