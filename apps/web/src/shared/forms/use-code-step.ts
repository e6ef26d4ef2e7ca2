import type { SmsReceipt } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { useSmsCode } from '../account/code/use-sms-code.ts'
import type { useContractForm } from './use-contract-form.ts'

interface WithCode {
  smsCode: string
}

export interface CodeStepOptions<Values extends WithCode> {
  form: ReturnType<typeof useContractForm<Values>>
  /** Names what the code is for; a reload of the tab keeps that one was sent. */
  purpose: string
  /** Asks for the code; gets the captcha's result, empty at first. */
  send: (captchaVerification: string) => Promise<SmsReceipt>
  /** Fields that have to fit before a code can be sent. Default: none. */
  needed?: readonly Extract<keyof Values, string>[]
  /** The server refused the code. */
  isRefused: boolean
  /** The form was sent, with its code. */
  onCode: (values: Values) => unknown
}

/** The part of a form that takes a code from a text message: its one button first asks for the code. */
export function useCodeStep<Values extends WithCode>(options: CodeStepOptions<Values>) {
  const { form, purpose, send, needed = [], isRefused, onCode } = options
  const { t } = useTranslation('smsCode')
  const sms = useSmsCode(purpose, send)
  async function submit() {
    if (sms.sent) return form.submit(onCode)
    if (await form.check(needed)) await sms.ask()
  }
  return {
    submit: () => void submit(),
    // The code was sent: the form is about what comes after it.
    isSent: sms.sent !== null,
    isBusy: sms.isBusy,
    // The server's opinion of the phone that should get the code.
    phoneProblem: sms.problem?.field === 'mobile' ? sms.problem : null,
    // Props of the `SmsCodeField`.
    field: {
      sms,
      value: form.values.smsCode,
      onChange: (smsCode: string) => form.change({ smsCode } as Partial<Values>),
      error: isRefused
        ? t('wrongCode')
        : form.violationOf('smsCode' as Extract<keyof Values, string>) !== null && t('codeRequired'),
    },
    // Call it when the code was used, or belongs to another phone.
    forget() {
      form.change({ smsCode: '' } as Partial<Values>)
      sms.forget()
    },
  }
}
