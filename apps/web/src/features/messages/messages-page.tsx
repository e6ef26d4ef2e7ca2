import { useCountUnreadAs, useListThreadsAs, useSession } from '@hwjy/sdk'
import { Button, Skeleton, Tabs, useIsWide } from '@hwjy/ui'
import { clsx } from 'clsx'
import { Settings2 } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { MessageList } from './message-list.tsx'
import * as css from './messages.css.ts'
import { NoticeList } from './notice-list.tsx'
import { LIST_OPTIONS, PAGE_SIZE } from './threads/list-options.ts'

const tabs = ['messages', 'threads', 'notices'] as const

const ThreadsPanel = lazyPage(() => import('./threads/threads-panel.tsx'), 'threads', 'questions')

export default function MessagesPage() {
  const { t } = useTranslation('messages')
  const { userRole } = useSession()
  const role = userRole ?? 'student'
  const [params, setParams] = useSearchParams()
  const isWide = useIsWide()
  const unread = useCountUnreadAs(role).data?.total ?? 0
  const threads = useListThreadsAs(role, { current: 1, size: PAGE_SIZE }, LIST_OPTIONS)
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'messages'
  const personId = params.get('with')
  const conversations = (
    <Suspense
      fallback={
        <Waiting className={css.panel}>
          <Skeleton shape="box" height="20rem" />
        </Waiting>
      }
    >
      <ThreadsPanel role={role} personId={personId} />
    </Suspense>
  )
  // A conversation has a phone to itself.
  if (tab === 'threads' && personId !== null && !isWide) return conversations
  return (
    <div className={clsx(page.page, tab === 'threads' && css.wide)}>
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
            value: 'threads',
            label: t('threads'),
            badge: threads.data?.unread ?? 0,
            content: conversations,
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
