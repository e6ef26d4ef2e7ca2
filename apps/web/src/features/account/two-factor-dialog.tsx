import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CodeDialog } from './code-dialog.tsx'
import { ProvenDialog } from './proven-dialog.tsx'
import type { Account } from './use-account.ts'

interface TwoFactorDialogProps {
  account: Account
  isOn: boolean
  /** Without codes it can only be turned off, by another proof. */
  canGetCodes: boolean
  onClose: () => void
}

/** Signing in with a password takes a code, too – or no longer. Either takes a code now. */
export function TwoFactorDialog({ account, isOn, canGetCodes, onClose }: TwoFactorDialogProps) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { setTwoFactor } = account.calls
  const shared = {
    account,
    title: isOn ? t('twoFactorOffTitle') : t('twoFactorOnTitle'),
    submitLabel: isOn ? t('turnOff') : t('turnOn'),
    onChanged: () => toast.show(t(isOn ? 'twoFactorIsOff' : 'twoFactorIsOn'), { tone: 'success' }),
    onClose,
  }
  return canGetCodes ? (
    <CodeDialog
      {...shared}
      operation="twoFactor"
      description={isOn ? t('twoFactorOffText') : t('twoFactorOnText')}
      change={(smsCode) => setTwoFactor({ isTwoFactor: !isOn, smsCode })}
    />
  ) : (
    <ProvenDialog
      {...shared}
      description={t('twoFactorOffByProof')}
      change={() => setTwoFactor({ isTwoFactor: false })}
    />
  )
}
