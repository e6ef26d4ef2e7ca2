import { errorCodes } from '@hwjy/sdk'
import { Field, RadioGroup } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { proofCalls } from '../../../shared/account/proof/proof-calls.ts'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { useCodeForm } from '../../../shared/account/code/use-code-form.ts'
import type { Account } from '../use-account.ts'

const problemFields = { ofCode: { [errorCodes.wrongSmsCode]: 'smsCode' }, inInput: ['smsCode'] } as const

interface OldPhoneStepProps {
  account: Account
  /** With its middle hidden. */
  phone: string
  /** The password can stand for it. */
  canBeLost: boolean
  onNext: (oldPhone: 'proven' | 'lost') => void
  onClose: () => void
}

/** The present phone proves itself by a code. A user who no longer has it says so, and reads what that means. */
export function OldPhoneStep({ account, phone, canBeLost, onNext, onClose }: OldPhoneStepProps) {
  const { t } = useTranslation(['account', 'smsCode'])
  const { prove, sendCode } = proofCalls[account.role]
  const [answer, setAnswer] = useState<'have' | 'lost'>('have')
  const { problem, isBusy, run, forgetProblem } = useCall<'smsCode'>(problemFields)
  const code = useCodeForm({
    purpose: 'confirm',
    send: (captchaVerification) => sendCode({ operation: 'confirm', captchaVerification }),
    isRefused: problem?.field === 'smsCode',
    onEdit: forgetProblem,
    onCode: (smsCode) => void give(smsCode),
  })

  async function give(smsCode: string) {
    if (!(await run(() => prove({ smsCode })))) return
    code.forget()
    onNext('proven')
  }
  const isLost = answer === 'lost'
  return (
    <FormDialog
      title={t('changePhone')}
      description={t('oldPhoneText')}
      submitLabel={isLost || code.isSent ? t('next') : t('smsCode:send')}
      isBusy={isBusy || code.isBusy}
      isSubmittable={!isLost || canBeLost}
      onSubmit={isLost ? () => onNext('lost') : code.submit}
      onClose={onClose}
    >
      <Field label={t('oldPhone', { phone })}>
        <RadioGroup
          name="oldPhone"
          value={answer}
          onValueChange={(next) => {
            setAnswer(next)
            forgetProblem()
          }}
          options={[
            { value: 'have', label: t('oldPhoneHere'), description: t('oldPhoneHereText') },
            {
              value: 'lost',
              label: t('oldPhoneLost'),
              description: t(canBeLost ? 'oldPhoneLostText' : 'oldPhoneNeeded'),
            },
          ]}
        />
      </Field>
      {!isLost && <SmsCodeField {...code.field} isOwnPhone />}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
