import { ListSkeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { AccountPage } from './account-page.tsx'
import ClosingBanner from './closing-banner.tsx'
import { PhoneChangeNotice } from './phone-change-notice.tsx'
import { SecurityRows } from './security-rows.tsx'
import { Sessions } from './sessions.tsx'
import { WechatNews } from './wechat-news.tsx'

/** What keeps an account safe, where it is signed in, and the way out for good. */
export default function SecurityPage() {
  const { t } = useTranslation('account')
  return (
    <AccountPage
      heading={t('securityHeading')}
      lead={t('securityLead')}
      skeleton={<ListSkeleton rows={5} hasLeading />}
    >
      {(info, account) => (
        <>
          <WechatNews />
          {info.closesAt && <ClosingBanner closesAt={info.closesAt} role={account.role} />}
          <PhoneChangeNotice info={info} account={account} />
          <SecurityRows info={info} account={account} />
          <Sessions account={account} />
        </>
      )}
    </AccountPage>
  )
}
