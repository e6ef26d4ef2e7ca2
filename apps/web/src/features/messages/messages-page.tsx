import { useCountUnreadAs, useSession } from '@hwjy/sdk'
import { Button, Tabs } from '@hwjy/ui'
import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import * as page from '../../shared/page.css.ts'
import { MessageList } from './message-list.tsx'
import * as css from './messages.css.ts'
import { NoticeList } from './notice-list.tsx'

const tabs = ['messages', 'notices'] as const

export default function MessagesPage() {
  const { t } = useTranslation('messages')
  const { userRole } = useSession()
  const role = userRole ?? 'student'
  const [params, setParams] = useSearchParams()
  const unread = useCountUnreadAs(role).data?.total ?? 0
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'messages'
  return (
    <div className={page.page}>
      <header className={css.head}>
        <h1>{t('heading')}</h1>
        <Button asChild tone="quiet" className={css.settings}>
          <Link to="/settings">
            <Settings2 aria-hidden size={18} />
            {t('settings')}
          </Link>
        </Button>
      </header>
      <Tabs
        label={t('heading')}
        value={tab}
        onValueChange={(next) => setParams(next === 'messages' ? {} : { tab: next }, { replace: true })}
        items={[
          {
            value: 'messages',
            label: t('messages'),
            badge: unread,
            content: <MessageList role={role} unread={unread} />,
          },
          {
            value: 'notices',
            label: t('notices'),
            content: <NoticeList key={params.get('notice')} role={role} wanted={params.get('notice')} />,
          },
        ]}
      />
    </div>
  )
}
