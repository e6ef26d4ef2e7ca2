import { type AccountInfo, errorCodes, useSendSmsCodeAs } from '@hwjy/sdk'
import { AccountClosing, TwoFactorSwitch } from '@hwjy/sdk/schemas'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import type { FormContract } from '../../../shared/forms/contract-resolver.ts'
import { useCodeStep } from '../../../shared/forms/use-code-step.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import type { Account } from '../use-account.ts'

const problemFields = { ofCode: { [errorCodes.wrongSmsCode]: 'smsCode' }, inInput: ['smsCode'] } as const

const contracts: Readonly<Record<CodeDialogProps['operation'], FormContract<{ smsCode: string }>>> = {
  twoFactor: { schema: TwoFactorSwitch, request: (values) => ({ isTwoFactor: true, ...values }) },
  closeAccount: { schema: AccountClosing },
}

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

export default function CodeDialog({
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
  const { mutateAsync: sendCode } = useSendSmsCodeAs(account.role, atOnce)
  const form = useContractForm({ ...contracts[operation], defaultValues: { smsCode: '' }, onChange: forgetProblem })
  const code = useCodeStep({
    form,
    purpose: operation,
    send: (captchaVerification) => sendCode({ data: { operation, captchaVerification } }),
    isRefused: problem?.field === 'smsCode',
    onCode: ({ smsCode }) => go(smsCode),
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
