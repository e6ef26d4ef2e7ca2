import { getSdk, type LoginResponse } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '../login-page.css.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import type { SignIn } from '../sign-in.ts'
import { shownProblem } from '../sign-in-machine.ts'

/** A reload interrupted the choice of a family's student: the sign-in goes on with the token it has. */
export function FamilyStep({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('signInMore')
  const { enter, leaveStep } = signIn
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const answer = answerSoFar()
    if (answer) enter(() => Promise.resolve(answer))
    // The user has just chosen to sign in as another person.
    else leaveStep()
  }, [enter, leaveStep])
  const problem = shownProblem(signIn.state)
  if (problem === null) return <FormSkeleton />
  return (
    <div className={css.form}>
      <ProblemNotice problem={problem} />
      <Button isWide size="lg" onClick={leaveStep}>
        {t('backToSignIn')}
      </Button>
    </div>
  )
}

/** Rebuilds the server's response to the password from the session; null when there is no such session. */
function answerSoFar(): LoginResponse | null {
  const { token, refreshToken, userRole } = getSdk().session.getState()
  if (token === null || refreshToken === null || userRole !== 'student') return null
  return {
    status: '200',
    message: '',
    info: { accessToken: token, refreshToken, expiresIn: 0, userType: '016001' },
  }
}
