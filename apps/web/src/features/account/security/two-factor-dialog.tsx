import { useSetTwoFactorAs } from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import CodeDialog from '../phone/code-dialog.tsx'
import { ProvenDialog } from './proven-dialog.tsx'
import type { Account } from '../use-account.ts'

export interface TwoFactorDialogProps {
  account: Account
  isOn: boolean
  /** A code can come, and is what turning it on takes; otherwise a proof that is not old. */
  takesCode: boolean
  onClose: () => void
}

export default function TwoFactorDialog({ account, isOn, takesCode, onClose }: TwoFactorDialogProps) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { mutateAsync: setTwoFactor } = useSetTwoFactorAs(account.role, atOnce)
  const shared = {
    account,
    title: isOn ? t('twoFactorOffTitle') : t('twoFactorOnTitle'),
    description: isOn ? t('twoFactorOffText') : t('twoFactorOnText'),
    submitLabel: isOn ? t('turnOff') : t('turnOn'),
    onChanged: () => toast.show(t(isOn ? 'twoFactorIsOff' : 'twoFactorIsOn'), { tone: 'success' }),
    onClose,
  }
  return !isOn && takesCode ? (
    <CodeDialog
      {...shared}
      operation="twoFactor"
      change={(smsCode) => setTwoFactor({ data: { isTwoFactor: true, smsCode } })}
    />
  ) : (
    <ProvenDialog {...shared} change={() => setTwoFactor({ data: { isTwoFactor: !isOn } })} />
  )
}
