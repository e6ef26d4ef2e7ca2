import { Banner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

export function WechatBoundNotice() {
  const { t } = useTranslation('account')
  const { state } = useLocation()
  const hasBound = (state as { hasBoundWechat?: boolean } | null)?.hasBoundWechat === true
  return hasBound && <Banner tone="success">{t('wechatBound')}</Banner>
}
