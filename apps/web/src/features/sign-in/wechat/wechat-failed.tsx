import { Banner, Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Shown when a sign-in through WeChat failed, with a link to begin again. */
export function WechatFailed({ text, backTo = '/login' }: { text: string; backTo?: string }) {
  const { t } = useTranslation('signInMore')
  return (
    <>
      <Banner tone="warning">{text}</Banner>
      <Button asChild size="lg" isWide>
        <Link to={backTo}>{t(backTo === '/login' ? 'backToSignIn' : 'backToSecurity')}</Link>
      </Button>
    </>
  )
}
