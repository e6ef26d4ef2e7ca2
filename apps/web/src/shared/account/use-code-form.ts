import type { SmsReceipt } from '@hwjy/sdk'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_LENGTH } from './code-length.ts'
import { useSmsCode } from './use-sms-code.ts'

export interface CodeFormOptions {
  /** Names what the code is for; a reload of the tab keeps that one was sent. */
  purpose: string
  /** Asks for the code; gets what the captcha gave, empty at first. */
  send: (captchaVerification: string) => Promise<SmsReceipt>
  /** Digits of the phone that the form asks for; left out for the account's own. */
  mobile?: string
  /** The server did not take the code. */
  isRefused: boolean
  /** What was refused before is another one now. */
  onEdit: () => void
  /** The form was sent with all six digits. */
  onCode: (smsCode: string) => void
}

/** A form whose one button first asks for a code, and then goes on with it. */
export function useCodeForm({ purpose, send, mobile, isRefused, onEdit, onCode }: CodeFormOptions) {
  const { t } = useTranslation('smsCode')
  const sms = useSmsCode(purpose, send)
  const [smsCode, setSmsCode] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isShort = smsCode.length < CODE_LENGTH

  function submit(event?: FormEvent) {
    event?.preventDefault()
    setIsSubmitted(true)
    if (mobile === '') return
    // What is asked for next, nobody could have filled in yet.
    if (!sms.sent) return void sms.ask().then(() => setIsSubmitted(false))
    if (!isShort) onCode(smsCode)
  }
  return {
    submit,
    /** The last digit came: for forms that hold nothing else. */
    complete: onCode,
    /** The code is on its way: the form is about what comes after it. */
    isSent: sms.sent !== null,
    isBusy: sms.isBusy,
    /** Sent as it is, so that what is missing may be said. */
    isSubmitted,
    isPhoneMissing: isSubmitted && mobile === '',
    isPhoneInvalid: sms.problem?.field === 'mobile' && sms.problem.issue !== 'own-phone',
    /** It shall become another one, and this is the one that the account has. */
    isPhoneOwn: sms.problem?.issue === 'own-phone',
    /** For the `SmsCodeField`. */
    field: {
      sms,
      value: smsCode,
      onChange(digits: string) {
        setSmsCode(digits)
        setIsSubmitted(false)
        onEdit()
      },
      error: isRefused ? t('wrongCode') : isSubmitted && sms.sent !== null && isShort && t('codeRequired'),
    },
    /** The code was used, or belongs to another phone. */
    forget() {
      setSmsCode('')
      sms.forget()
    },
  }
}
