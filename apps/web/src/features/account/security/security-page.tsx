import { ListSkeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '../account-page.tsx'
import ClosingBanner from '../closing/closing-banner.tsx'
import { Passkeys } from '../second-step/passkeys.tsx'
import { PhoneChangeNotice } from '../phone/phone-change-notice.tsx'
import { SecurityRows } from './security-rows.tsx'
import { Sessions } from './sessions.tsx'
import { WechatBoundNotice } from './wechat-bound-notice.tsx'

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
          <WechatBoundNotice />
          {info.closesAt && <ClosingBanner closesAt={info.closesAt} role={account.role} />}
          <PhoneChangeNotice info={info} account={account} />
          <SecurityRows info={info} account={account} />
          <Passkeys info={info} account={account} />
          <Sessions account={account} />
        </>
      )}
    </AccountPage>
  )
}
