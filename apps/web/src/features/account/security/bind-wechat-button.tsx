import type { Role } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDemoAccess } from '../../../shared/account/use-demo-access.ts'
import { consentPath } from '../../../shared/account/wechat/wechat-consent.ts'
import { startOAuth } from '../../../shared/account/wechat/oauth-state.ts'
import { tabStorage } from '../../../shared/choices/storage.ts'

export function BindWechatButton({ role }: { role: Role }) {
  const { t } = useTranslation('account')
  const demo = useDemoAccess()
  const navigate = useNavigate()
  function go() {
    const state = startOAuth(tabStorage, { purpose: 'bind', role, from: '/security' })
    const path = consentPath(demo, state)
    if (path !== null) void navigate(path)
  }
  return (
    <Button disabled={demo === null} onClick={go}>
      {t('bindWechat')}
    </Button>
  )
}
