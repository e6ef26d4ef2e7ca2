import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { ProvenDialog } from './proven-dialog.tsx'
import type { Account } from '../use-account.ts'

/** Unbinds WeChat from this account. The server refuses when no other way to sign in is left. */
export function UnbindWechatDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  return (
    <ProvenDialog
      account={account}
      title={t('unbindTitle')}
      description={t('unbindText')}
      submitLabel={t('unbindWechat')}
      tone="danger"
      change={account.calls.unbindWechat}
      onChanged={() => toast.show(t('wechatUnbound'))}
      onClose={onClose}
    />
  )
}
