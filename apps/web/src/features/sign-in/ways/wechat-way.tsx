import type { WayProps } from '../sign-in.ts'
import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useDemoAccess } from '../../../shared/account/use-demo-access.ts'
import { consentPath } from '../../../shared/account/wechat/wechat-consent.ts'
import { startOAuth } from '../../../shared/account/wechat/oauth-state.ts'
import { WechatMark } from '../../../shared/account/wechat/wechat-mark.tsx'
import { returnPath } from '../../../shared/session/return-path.ts'
import * as css from '../login-page.css.ts'
import { tabStorage } from '../../../shared/choices/storage.ts'

/** Signs in through WeChat, which identifies the user; no password is typed here. */
export function WechatWay({ role }: WayProps) {
  const { t } = useTranslation('signInMore')
  const demo = useDemoAccess()
  const navigate = useNavigate()
  const { state } = useLocation()
  function go() {
    const oauthState = startOAuth(tabStorage, { purpose: 'signIn', role, from: returnPath(state, role) })
    const path = consentPath(demo, oauthState)
    if (path !== null) void navigate(path)
  }
  return (
    <div className={css.wechat}>
      <WechatMark />
      <p className={css.hint}>{t(demo === null ? 'wechatMissing' : 'wechatText')}</p>
      <Button tone="primary" size="lg" isWide disabled={demo === null} onClick={go}>
        {t('wechatGo')}
      </Button>
    </div>
  )
}
