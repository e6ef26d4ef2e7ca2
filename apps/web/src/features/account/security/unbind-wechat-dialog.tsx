import { useUnbindWechatAs } from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { ProvenDialog } from './proven-dialog.tsx'
import type { Account } from '../use-account.ts'

/** Unbinds WeChat from this account. The server refuses when no other way to sign in is left. */
export function UnbindWechatDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { mutateAsync: unbind } = useUnbindWechatAs(account.role, atOnce)
  return (
    <ProvenDialog
      account={account}
      title={t('unbindTitle')}
      description={t('unbindText')}
      submitLabel={t('unbindWechat')}
      tone="danger"
      change={() => unbind()}
      onChanged={() => toast.show(t('wechatUnbound'))}
      onClose={onClose}
    />
  )
}
