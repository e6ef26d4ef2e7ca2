import { type AccountInfo, errorCodes } from '@hwjy/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { CODE_LENGTH } from '../../shared/account/code-length.ts'
import { SmsCodeField } from '../../shared/account/sms-code-field.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { useSmsCode } from '../../shared/account/use-sms-code.ts'
import { FormDialog } from './form-dialog.tsx'
import type { Account } from './use-account.ts'

const problemFields = { ofCode: { [errorCodes.wrongSmsCode]: 'smsCode' }, inInput: ['smsCode'] } as const

export interface CodeDialogProps {
  account: Account
  operation: 'twoFactor' | 'closeAccount'
  title: string
  description: string
  submitLabel: string
  tone?: 'primary' | 'danger'
  /** The change, proven by the code. */
  change: (smsCode: string) => Promise<AccountInfo>
  onChanged: () => void
  onClose: () => void
}

/** A change that takes a code sent to the account's own phone. */
export function CodeDialog({
  account,
  operation,
  title,
  description,
  submitLabel,
  tone = 'primary',
  change,
  onChanged,
  onClose,
}: CodeDialogProps) {
  const { t } = useTranslation('smsCode')
  const [smsCode, setSmsCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  const sms = useSmsCode(operation, (captchaVerification) => account.calls.sendCode({ operation, captchaVerification }))
  const { problem, isBusy, run, forgetProblem } = useCall<'smsCode'>(problemFields)

  async function submit() {
    if (!sms.sent) return void sms.ask()
    setIsSent(true)
    if (smsCode.length < CODE_LENGTH) return
    if (!(await run(async () => account.show(await change(smsCode))))) return
    sms.forget()
    onChanged()
    onClose()
  }
  const codeError =
    problem?.field === 'smsCode' ? t('wrongCode') : isSent && smsCode.length < CODE_LENGTH && t('codeRequired')
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={sms.sent ? submitLabel : t('send')}
      tone={sms.sent ? tone : 'primary'}
      isBusy={isBusy || sms.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SmsCodeField
        sms={sms}
        isOwnPhone
        value={smsCode}
        onChange={(digits) => {
          setSmsCode(digits)
          setIsSent(false)
          forgetProblem()
        }}
        error={codeError}
      />
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
