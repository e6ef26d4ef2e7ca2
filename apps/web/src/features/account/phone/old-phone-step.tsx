import { errorCodes, useProveIdentityAs, useSendSmsCodeAs } from '@hwjy/sdk'
import { Proof } from '@hwjy/sdk/schemas'
import { Field, RadioGroup } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useCodeStep } from '../../../shared/forms/use-code-step.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
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

/** The current phone proves itself by a code. A user who no longer has it says so, and reads what that means. */
export function OldPhoneStep({ account: { role }, phone, canBeLost, onNext, onClose }: OldPhoneStepProps) {
  const { t } = useTranslation(['account', 'smsCode'])
  const [answer, setAnswer] = useState<'have' | 'lost'>('have')
  const { problem, isBusy, run, forgetProblem } = useCall<'smsCode'>(problemFields)
  const { mutateAsync: sendCode } = useSendSmsCodeAs(role, atOnce)
  const { mutateAsync: prove } = useProveIdentityAs(role, atOnce)
  const form = useContractForm({ schema: Proof, defaultValues: { smsCode: '' }, onChange: forgetProblem })
  const code = useCodeStep({
    form,
    purpose: 'confirm',
    send: (captchaVerification) => sendCode({ data: { operation: 'confirm', captchaVerification } }),
    isRefused: problem?.field === 'smsCode',
    onCode: give,
  })

  async function give(proof: { smsCode: string }) {
    if (!(await run(() => prove({ data: proof })))) return
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
