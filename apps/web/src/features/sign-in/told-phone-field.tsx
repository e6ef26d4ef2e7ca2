import { prefetchToasts, ToastProvider } from '@hwjy/ui'
import { useEffect } from 'react'
import { PhoneField, type PhoneFieldProps } from '../../shared/account/phone/phone-field.tsx'

/**
 * The phone field of pages without messages of their own. The list of calling codes is fetched at the press, and a person
 * hears why it did not open.
 */
export function ToldPhoneField(props: PhoneFieldProps) {
  // A message about a lost network comes too late to be fetched then.
  useEffect(() => void prefetchToasts(), [])
  return (
    <ToastProvider>
      <PhoneField {...props} />
    </ToastProvider>
  )
}
