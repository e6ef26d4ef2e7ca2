import { errorCodes, type ProofWay, type Role } from '@hwjy/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../call-notice.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { proofCalls } from './proof-calls.ts'
import { SmsCodeField } from '../code/sms-code-field.tsx'
import { isStepTyped, OtherWays, StepField } from './step-field.tsx'
import { type StepInput, stepInput } from './step-way.ts'
import { useCall } from '../use-call.ts'
import { useCodeForm } from '../code/use-code-form.ts'

export interface ProofDialogProps {
  role: Role
  /** Proofs that the server accepts; without any, only a new sign-in helps. */
  ways: readonly ProofWay[]
  /** The account's phone with its middle hidden. */
  mobile: string
  onSettled: (isProven: boolean) => void
}

const problemFields = {
  ofCode: {
    [errorCodes.wrongPassword]: 'password',
    [errorCodes.wrongSecondStep]: 'step',
    [errorCodes.wrongSmsCode]: 'smsCode',
  },
  inInput: ['password', 'smsCode'],
} as const

/** Is it still the person who signed in? Any of the ways that the account has says so. */
export default function ProofDialog({ role, ways, mobile, onSettled }: ProofDialogProps) {
  const { t } = useTranslation(['account', 'smsCode'])
  const [way, setWay] = useState(ways[0])
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall<'password' | 'step' | 'smsCode'>(problemFields)
  const { prove, sendCode } = proofCalls[role]
  const code = useCodeForm({
    purpose: 'confirm',
    send: (captchaVerification) => sendCode({ operation: 'confirm', captchaVerification }),
    isRefused: problem?.field === 'smsCode',
    onEdit: forgetProblem,
    onCode: (smsCode) => void give({ smsCode }),
  })

  async function give(proof: StepInput | { smsCode: string }) {
    if (!(await run(() => prove(proof)))) return
    code.forget()
    onSettled(true)
  }
  async function giveStep(value = typed) {
    if (way === undefined || way === 'smsCode') return
    setIsMissing(!isStepTyped(way, value))
    if (!isStepTyped(way, value)) return
    if (await run(async () => prove(await stepInput(role, way, value)))) onSettled(true)
  }
  return (
    <FormDialog
      title={t('proofTitle')}
      description={way === undefined ? t('proofSignIn') : t('proofText')}
      submitLabel={way === 'smsCode' && !code.isSent ? t('smsCode:send') : t('proofGo')}
      isBusy={isBusy || code.isBusy}
      {...(way === undefined && { isSubmittable: false })}
      onSubmit={way === 'smsCode' ? code.submit : () => void giveStep()}
      onClose={() => onSettled(false)}
    >
      {way !== undefined && way !== 'smsCode' && (
        <StepField
          key={way}
          way={way}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setIsMissing(false)
            forgetProblem()
          }}
          onComplete={(digits) => void giveStep(digits)}
          isMissing={isMissing}
          problem={problem?.field === 'password' ? t('oldPasswordWrong') : problem?.field === 'step' && problem.message}
        />
      )}
      {way === 'smsCode' && (
        <>
          {!code.isSent && <p>{t('proofByCode', { mobile })}</p>}
          <SmsCodeField {...code.field} isOwnPhone />
        </>
      )}
      <OtherWays
        ways={ways}
        chosen={way}
        onChoose={(next) => {
          setWay(next)
          setTyped('')
          setIsMissing(false)
          forgetProblem()
        }}
      />
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
