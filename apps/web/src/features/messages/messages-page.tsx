import { useSession } from '@hwjy/sdk'
import { Tabs } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as page from '../../shared/page.css.ts'
import { messageCalls } from './message-calls.ts'
import { MessageList } from './message-list.tsx'
import { NoticeList } from './notice-list.tsx'
import { NotificationSettings } from './notification-settings.tsx'

const tabs = ['messages', 'notices', 'settings'] as const

/** What the school has to say to a person, what teachers wrote to their classes, and what of it one wants to hear. */
export default function MessagesPage() {
  const { t } = useTranslation('messages')
  const { userRole } = useSession()
  const calls = messageCalls[userRole ?? 'student']
  const [params, setParams] = useSearchParams()
  const unread = useQuery(calls.unread()).data?.total ?? 0
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'messages'
  return (
    <div className={page.page}>
      <h1>{t('heading')}</h1>
      <Tabs
        label={t('heading')}
        value={tab}
        onValueChange={(next) => setParams(next === 'messages' ? {} : { tab: next }, { replace: true })}
        items={[
          {
            value: 'messages',
            label: t('messages'),
            badge: unread,
            content: <MessageList calls={calls} unread={unread} />,
          },
          { value: 'notices', label: t('notices'), content: <NoticeList calls={calls} /> },
          { value: 'settings', label: t('settings'), content: <NotificationSettings calls={calls} /> },
        ]}
      />
    </div>
  )
}
