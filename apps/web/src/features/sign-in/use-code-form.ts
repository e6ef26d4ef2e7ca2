import type { SmsReceipt } from '@hwjy/sdk'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_LENGTH } from '../../shared/account/code/code-length.ts'
import { useSmsCode } from '../../shared/account/code/use-sms-code.ts'

export interface CodeFormOptions {
  /** Names what the code is for; a reload of the tab keeps that one was sent. */
  purpose: string
  /** Asks for the code; gets the captcha's result, empty at first. */
  send: (captchaVerification: string) => Promise<SmsReceipt>
  /** Digits of the phone that the form asks for; left out for the account's own. */
  mobile?: string
  /** The server refused the code. */
  isRefused: boolean
  /** Called when the refused input has been changed. */
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
    // The code field appears only now, so the user could not have filled it in yet.
    if (!sms.sent) return void sms.ask().then(() => setIsSubmitted(false))
    if (!isShort) onCode(smsCode)
  }
  return {
    submit,
    // Called with the last digit, in forms that hold no other field.
    complete: onCode,
    // The code was sent: the form is about what comes after it.
    isSent: sms.sent !== null,
    isBusy: sms.isBusy,
    // The form was submitted, so that missing fields may be named.
    isSubmitted,
    isPhoneMissing: isSubmitted && mobile === '',
    isPhoneInvalid: sms.problem?.field === 'mobile' && sms.problem.issue !== 'own-phone',
    // The phone is to be changed, and this is the one that the account already has.
    isPhoneOwn: sms.problem?.issue === 'own-phone',
    // Props of the `SmsCodeField`.
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
    // Call it when the code was used, or belongs to another phone.
    forget() {
      setSmsCode('')
      sms.forget()
    },
  }
}
