import type { AccountInfo } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { tabStorage } from '../../../shared/choices/storage.ts'
import { NewPhoneStep } from './new-phone-step.tsx'
import { OldPhoneStep } from './old-phone-step.tsx'
import { forgetPhoneChange, keepPhoneChange, keptPhoneChange, type OldPhone } from './phone-change-step.ts'
import type { Account } from '../use-account.ts'

export interface ChangePhoneDialogProps {
  account: Account
  info: AccountInfo
  onClose: () => void
}

/**
 * First the present phone, if there is one: it proves itself, or is said to be lost. Then the new one; a reload goes on
 * there.
 */
export default function ChangePhoneDialog({ account, info, onClose }: ChangePhoneDialogProps) {
  const { mobile, zone, hasPassword } = info
  const [oldPhone, setOldPhone] = useState<'unasked' | OldPhone>(
    () => keptPhoneChange(tabStorage, mobile !== null, Date.now()) ?? (mobile === null ? 'none' : 'unasked'),
  )
  useEffect(() => {
    if (oldPhone === 'unasked' || keptPhoneChange(tabStorage, oldPhone !== 'none', Date.now()) === oldPhone) return
    keepPhoneChange(tabStorage, oldPhone, Date.now())
  }, [oldPhone])
  function close() {
    forgetPhoneChange(tabStorage)
    onClose()
  }
  return oldPhone === 'unasked' ? (
    <OldPhoneStep
      account={account}
      phone={`+${zone} ${mobile}`}
      canBeLost={hasPassword}
      onNext={setOldPhone}
      onClose={close}
    />
  ) : (
    <NewPhoneStep account={account} info={info} isOldPhoneLost={oldPhone === 'lost'} onClose={close} />
  )
}
