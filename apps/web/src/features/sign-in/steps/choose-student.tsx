import type { Family } from '../sign-in-attempt.ts'
import { Avatar, Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { focusNow } from '../../../shared/focus-now.ts'
import { facesOfFamily } from '../../../shared/people/face-of.ts'
import * as css from '../login-page.css.ts'
import type { SignInStep } from './kept-step.ts'
import { useKeepStep } from './use-keep-step.ts'

const step: SignInStep = { kind: 'family' }

/** One account, several children: who is learning today? */
export default function ChooseStudent({ family: { students, choose, giveUp } }: { family: Family }) {
  const { t } = useTranslation('signInMore')
  const faces = facesOfFamily(students)
  useKeepStep('student', step, giveUp)
  return (
    <div className={css.form}>
      <div>
        <h2 className={css.stepHeading}>{t('whoTitle')}</h2>
        <p className={css.hint}>{t('whoText')}</p>
      </div>
      <ul className={css.students}>
        {students.map(({ stuId, name, gradeName, isCurrent }) => (
          <li key={stuId}>
            <button
              type="button"
              className={css.student}
              ref={isCurrent ? focusNow : undefined}
              onClick={() => choose(stuId)}
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
