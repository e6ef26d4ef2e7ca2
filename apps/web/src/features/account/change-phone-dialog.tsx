import type { AccountInfo } from '@hwjy/sdk'
import { useState } from 'react'
import { NewPhoneStep } from './new-phone-step.tsx'
import { OldPhoneStep } from './old-phone-step.tsx'
import type { Account } from './use-account.ts'

interface ChangePhoneDialogProps {
  account: Account
  info: AccountInfo
  onClose: () => void
}

/** First the present phone, if there is one: it proves itself, or is said to be lost. Then the new one. */
export function ChangePhoneDialog({ account, info, onClose }: ChangePhoneDialogProps) {
  const { mobile, zone, hasPassword } = info
  const [oldPhone, setOldPhone] = useState<'unasked' | 'none' | 'proven' | 'lost'>(mobile === null ? 'none' : 'unasked')
  return oldPhone === 'unasked' ? (
    <OldPhoneStep
      account={account}
      phone={`+${zone} ${mobile}`}
      canBeLost={hasPassword}
      onNext={setOldPhone}
      onClose={onClose}
    />
  ) : (
    <NewPhoneStep account={account} hasPassword={hasPassword} isOldPhoneLost={oldPhone === 'lost'} onClose={onClose} />
  )
}
