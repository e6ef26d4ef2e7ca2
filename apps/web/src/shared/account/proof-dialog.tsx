import { errorCodes, type ProofWay, type Role } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from './call-notice.tsx'
import { FormDialog } from './form-dialog.tsx'
import { PresentPasswordField } from './present-password-field.tsx'
import { proofCalls } from './proof-calls.ts'
import { SmsCodeField } from './sms-code-field.tsx'
import { useCall } from './use-call.ts'
import { useCodeForm } from './use-code-form.ts'

export interface ProofDialogProps {
  role: Role
  /** What the server takes; without any, only a new sign-in helps. */
  ways: readonly ProofWay[]
  /** The account's phone with its middle hidden. */
  mobile: string
  onSettled: (isProven: boolean) => void
}

const problemFields = {
  ofCode: { [errorCodes.wrongPassword]: 'password', [errorCodes.wrongSmsCode]: 'smsCode' },
  inInput: ['password', 'smsCode'],
} as const
type FieldName = (typeof problemFields.inInput)[number]

/** Is it still the person who signed in? The password says so, or a code sent to the account's phone. */
export default function ProofDialog({ role, ways, mobile, onSettled }: ProofDialogProps) {
  const { t } = useTranslation(['account', 'smsCode'])
  const [way, setWay] = useState(ways[0])
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)
  const { prove, sendCode } = proofCalls[role]
  const code = useCodeForm({
    purpose: 'confirm',
    send: (captchaVerification) => sendCode({ operation: 'confirm', captchaVerification }),
    isRefused: problem?.field === 'smsCode',
    onEdit: forgetProblem,
    onCode: (smsCode) => void give({ smsCode }),
  })

  async function give(proof: { password: string } | { smsCode: string }) {
    if (!(await run(() => prove(proof)))) return
    code.forget()
    onSettled(true)
  }
  function submit() {
    if (way === 'smsCode') return code.submit()
    setIsMissing(password === '')
    if (password !== '') void give({ password })
  }
  const other = ways.find((one) => one !== way)
  return (
    <FormDialog
      title={t('proofTitle')}
      description={way === undefined ? t('proofSignIn') : t('proofText')}
      submitLabel={way === 'smsCode' && !code.isSent ? t('smsCode:send') : t('proofGo')}
      isBusy={isBusy || code.isBusy}
      {...(way === undefined && { isSubmittable: false })}
      onSubmit={submit}
      onClose={() => onSettled(false)}
    >
      {way === 'password' && (
        <PresentPasswordField
          label={t('yourPassword')}
          value={password}
          onChange={(next) => {
            setPassword(next)
            setIsMissing(false)
            forgetProblem()
          }}
          isMissing={isMissing}
          isWrong={problem?.field === 'password'}
        />
      )}
      {way === 'smsCode' && (
        <>
          {!code.isSent && <p>{t('proofByCode', { mobile })}</p>}
          <SmsCodeField {...code.field} isOwnPhone />
        </>
      )}
      {other !== undefined && (
        <Button
          tone="quiet"
          onClick={() => {
            setWay(other)
            forgetProblem()
          }}
        >
          {t(other === 'password' ? 'proofUsePassword' : 'proofUseCode')}
        </Button>
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
