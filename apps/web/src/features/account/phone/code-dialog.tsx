import { type AccountInfo, errorCodes } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { useCodeForm } from '../../../shared/account/code/use-code-form.ts'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import type { Account } from '../use-account.ts'

const problemFields = { ofCode: { [errorCodes.wrongSmsCode]: 'smsCode' }, inInput: ['smsCode'] } as const

export interface CodeDialogProps {
  account: Account
  operation: 'twoFactor' | 'closeAccount'
  title: string
  description: string
  submitLabel: string
  tone?: 'primary' | 'danger'
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
  const { problem, isBusy, run, forgetProblem } = useCall<'smsCode'>(problemFields)
  const code = useCodeForm({
    purpose: operation,
    send: (captchaVerification) => account.calls.sendCode({ operation, captchaVerification }),
    isRefused: problem?.field === 'smsCode',
    onEdit: forgetProblem,
    onCode: (smsCode) => void go(smsCode),
  })

  async function go(smsCode: string) {
    if (!(await run(async () => account.show(await change(smsCode))))) return
    code.forget()
    onChanged()
    onClose()
  }
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={code.isSent ? submitLabel : t('send')}
      tone={code.isSent ? tone : 'primary'}
      isBusy={isBusy || code.isBusy}
      onSubmit={code.submit}
      onClose={onClose}
    >
      <SmsCodeField {...code.field} isOwnPhone />
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
