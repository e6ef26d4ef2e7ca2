import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import type { Account } from './use-account.ts'

/** WeChat no longer signs in to this account. Refused when nothing else is left. */
export function UnbindWechatDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { problem, isBusy, run } = useCall()
  async function unbind() {
    if (!(await run(async () => account.show(await account.proven(account.calls.unbindWechat))))) return
    toast.show(t('wechatUnbound'))
    onClose()
  }
  return (
    <FormDialog
      title={t('unbindTitle')}
      description={t('unbindText')}
      submitLabel={t('unbindWechat')}
      tone="danger"
      isBusy={isBusy}
      onSubmit={() => void unbind()}
      onClose={onClose}
    >
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
