import { type Role, type Thread, useListThreadsAs } from '@hwjy/sdk'
import { Avatar, Badge, Button, EmptyState, List, ListItem, Pagination, VisuallyHidden } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { faceOf } from '../../../shared/people/face-of.ts'
import { threadPath } from '../../../shared/threads/thread-path.ts'
import { momentInDay } from '../../../shared/time/lesson-time.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { LIST_OPTIONS, PAGE_SIZE } from './list-options.ts'
import * as css from './threads.css.ts'

interface ThreadListProps {
  role: Role
  openedId: string | null
  /** An opened conversation stands beside it. */
  isBeside?: boolean
}

/** All conversations of a person, by what was written last. */
export function ThreadList({ role, openedId, isBeside = false }: ThreadListProps) {
  const { t } = useTranslation('threads')
  const [current, setCurrent] = useState(1)
  const query = useListThreadsAs(role, { current, size: PAGE_SIZE }, LIST_OPTIONS)
  const { data, isPlaceholderData } = query
  if (!data) return <NoList query={query} title={t('listError')} rows={5} hasLeading />
  if (data.total === 0) return <NoThreads role={role} />
  return (
    <div className={css.list}>
      <List label={t('all')} aria-busy={isPlaceholderData} className={isBeside ? css.flat : undefined}>
        {data.records.map((thread) => (
          <ThreadRow key={thread.person.userId} thread={thread} isOpened={thread.person.userId === openedId} />
        ))}
      </List>
      {data.pages > 1 && (
        <Pagination
          page={current}
          pageSize={PAGE_SIZE}
          total={data.total}
          onPageChange={setCurrent}
          isBusy={isPlaceholderData}
        />
      )}
    </div>
  )
}

function ThreadRow({ thread, isOpened }: { thread: Thread; isOpened: boolean }) {
  const { t, i18n } = useTranslation('threads')
  const now = useServerNow()
  const zone = useViewerZone()
  const { person, lastMessage, unread } = thread
  const said = lastMessage && (lastMessage.text || t('onlyPictures', { count: lastMessage.pictures.length }))
  return (
    <ListItem
      className={isOpened ? css.opened : undefined}
      link={<Link to={threadPath(person.userId)} {...(isOpened && { 'aria-current': 'page' })} />}
      leading={<Avatar {...faceOf(person)} size={40} isDecorative />}
      title={person.name}
      description={
        <>
          <span className={css.said} data-state={unread > 0 ? 'unread' : 'read'}>
            {lastMessage?.isMine ? t('youSaid', { text: said }) : said}
          </span>
          <span className={css.facts}>
            {lastMessage && (
              <time dateTime={lastMessage.sentAt} className={css.time}>
                {momentInDay(new Date(lastMessage.sentAt), now, i18n.language, zone)}
              </time>
            )}
            {unread > 0 && (
              <Badge tone="accent">
                <span aria-hidden>{unread}</span>
                <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>
              </Badge>
            )}
          </span>
        </>
      }
    />
  )
}

function NoThreads({ role }: { role: Role }) {
  const { t } = useTranslation('threads')
  return (
    <EmptyState
      drawing="messages"
      title={t('none')}
      description={t(role === 'teacher' ? 'noneTeacher' : 'noneStudent')}
      action={
        <Button asChild>
          <Link to={role === 'teacher' ? teacherPath.students : '/student/courses'}>
            {t(role === 'teacher' ? 'toStudents' : 'toCourses')}
          </Link>
        </Button>
      }
    />
  )
}
