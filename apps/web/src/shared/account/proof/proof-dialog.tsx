import { ApiError, errorCodes, type ProofWay, proveIdentityAs, type Role, sendSmsCodeAs } from '@hwjy/sdk'
import { Proof } from '@hwjy/sdk/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCodeStep } from '../../forms/use-code-step.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { CallNotice } from '../call-notice.tsx'
import { SmsCodeField } from '../code/sms-code-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useCall } from '../use-call.ts'
import { sayTooLate } from './say-too-late.ts'
import { OtherWays, StepField } from './step-field.tsx'
import { isTyped, stepInput } from './step-way.ts'

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

/** The texts that a proof is typed in, by the contract's names. */
const TYPED = { password: 'password', totp: 'totpCode', recoveryCode: 'recoveryCode', smsCode: 'smsCode' } as const
const nothingTyped = { password: '', totpCode: '', recoveryCode: '', smsCode: '' }

/** Is it still the person who signed in? Any of the ways that the account has says so. */
export default function ProofDialog({ role, ways: waysAtFirst, mobile, onSettled }: ProofDialogProps) {
  const { t } = useTranslation(['account', 'smsCode', 'secondStep'])
  const [ways, setWays] = useState(waysAtFirst)
  const [way, setWay] = useState(ways[0])
  const { problem, isBusy, run, forgetProblem } = useCall<'password' | 'step' | 'smsCode'>(problemFields, sayTooLate)
  const field = way === undefined || way === 'passkey' ? null : TYPED[way]
  const form = useContractForm({
    schema: Proof,
    defaultValues: nothingTyped,
    request: (typed) => (field === null ? {} : { [field]: typed[field].trim() === '' ? '' : typed[field] }),
    onChange: forgetProblem,
  })
  // These two are called without their hooks: the dialog also opens while a user signs in, where there is no query
  // client, and neither makes a read stale.
  const code = useCodeStep({
    form,
    purpose: 'confirm',
    send: (captchaVerification) => sendSmsCodeAs(role, { operation: 'confirm', captchaVerification }),
    isRefused: problem?.field === 'smsCode',
    onCode: giveCode,
  })

  async function giveCode({ smsCode }: { smsCode: string }) {
    if (!(await run(() => proveIdentityAs(role, { smsCode }).catch(offerOthers)))) return
    code.forget()
    onSettled(true)
  }
  const giveStep = () =>
    form.submit(async (typed) => {
      if (way === undefined || way === 'smsCode') return
      const text = isTyped(way) ? typed[TYPED[way]] : ''
      const isProven = await run(async () => proveIdentityAs(role, await stepInput(role, way, text)).catch(offerOthers))
      if (isProven) onSettled(true)
    })
  // The way was taken from the account in the meantime: those that are left are asked for.
  function offerOthers(error: unknown): never {
    if (error instanceof ApiError && error.code === errorCodes.proofRequired) {
      const left = error.data?.ways ?? []
      setWays(left)
      setWay(left[0])
      form.reset(nothingTyped)
    }
    throw error
  }
  const wrongForm = { password: t('oldPasswordWrong'), recoveryCode: t('secondStep:recoveryCodeForm') }
  const violation = field && form.violationOf(field)
  const refusal =
    problem?.field === 'password' ? t('oldPasswordWrong') : problem?.field === 'step' ? problem.message : null
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
          value={isTyped(way) ? form.values[TYPED[way]] : ''}
          onChange={(text) => isTyped(way) && form.change({ [TYPED[way]]: text })}
          onComplete={() => void giveStep()}
          isMissing={violation !== null && (violation.kind === 'missing' || way === 'totp')}
          problem={violation === null ? refusal : way in wrongForm && wrongForm[way as keyof typeof wrongForm]}
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
          form.reset(nothingTyped)
          forgetProblem()
        }}
      />
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
