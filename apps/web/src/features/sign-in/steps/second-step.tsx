import { Banner, Button } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStepTyped, OtherWays, StepField } from '../../../shared/account/proof/step-field.tsx'
import { stepInput } from '../../../shared/account/proof/step-way.ts'
import { CodeStep } from './code-step.tsx'
import * as css from '../login-page.css.ts'
import type { CodeStep as Step } from '../login-problem.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import type { WayProps } from '../sign-in.ts'
import { signInCalls } from '../sign-in-calls.ts'
import { shownProblem } from '../sign-in-machine.ts'
import { StepHeading } from './step-heading.tsx'

interface SecondStepProps extends WayProps {
  step: Step
}

/** Asks for the second step after the first; the user chooses among the account's ways. */
export function SecondStep({ role, signIn, step }: SecondStepProps) {
  const { t } = useTranslation(['signInMore', 'secondStep', 'signIn'])
  const { ticket, ways } = step
  const [way, setWay] = useState(ways[0])
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const problem = shownProblem(signIn.state)

  function choose(next: typeof way) {
    setWay(next)
    setTyped('')
    setIsMissing(false)
    signIn.edit()
  }
  const refusal =
    problem?.kind === 'wrong-password'
      ? t('secondStep:passwordWrong')
      : problem?.kind === 'wrong-step' && problem.message
  const others = <OtherWays ways={ways} chosen={way} onChoose={choose} />
  if (way === 'smsCode') {
    return (
      <CodeStep role={role} signIn={signIn} step={step}>
        {others}
      </CodeStep>
    )
  }
  function go(value = typed) {
    if (way === undefined || way === 'smsCode') return
    setIsMissing(!isStepTyped(way, value))
    if (!isStepTyped(way, value)) return
    signIn.enter(async () => signInCalls[role].otherSecondStep({ ticket, ...(await stepInput(role, way, value)) }))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    go()
  }
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <StepHeading>{t('twoFactorTitle')}</StepHeading>
      {way === undefined ? (
        <Banner tone="warning">{t('secondStep:noWay')}</Banner>
      ) : (
        <>
          <StepField
            key={way}
            way={way}
            value={typed}
            onChange={(next) => {
              setTyped(next)
              setIsMissing(false)
              signIn.edit()
            }}
            onComplete={go}
            isMissing={isMissing}
            problem={refusal}
          />
          <ProblemNotice problem={problem} />
          <Button type="submit" tone="primary" size="lg" isWide isBusy={signIn.state.at === 'waiting'}>
            {way === 'passkey' ? t('secondStep:use.passkey') : t('signIn:submit')}
          </Button>
          {others}
        </>
      )}
      <Button isWide size="lg" onClick={signIn.leaveStep}>
        {t('backToSignIn')}
      </Button>
    </form>
  )
}
