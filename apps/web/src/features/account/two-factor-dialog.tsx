import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CodeDialog } from './code-dialog.tsx'
import type { Account } from './use-account.ts'

/** Signing in with a password takes a code, too – or no longer. Either takes a code now. */
export function TwoFactorDialog({ account, isOn, onClose }: { account: Account; isOn: boolean; onClose: () => void }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  return (
    <CodeDialog
      account={account}
      operation="twoFactor"
      title={isOn ? t('twoFactorOffTitle') : t('twoFactorOnTitle')}
      description={isOn ? t('twoFactorOffText') : t('twoFactorOnText')}
      submitLabel={isOn ? t('turnOff') : t('turnOn')}
      change={(smsCode) => account.calls.setTwoFactor({ isTwoFactor: !isOn, smsCode })}
      onChanged={() => toast.show(t(isOn ? 'twoFactorIsOff' : 'twoFactorIsOn'), { tone: 'success' })}
      onClose={onClose}
    />
  )
}
