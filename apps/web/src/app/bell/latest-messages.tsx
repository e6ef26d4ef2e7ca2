import type { Role, SystemMessage } from '@hwjy/sdk'
import { Button, EmptyState, Link as StyledLink, Skeleton, VisuallyHidden } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { clockTime, dayInWords } from '../../shared/time/lesson-time.ts'
import { messagePlace } from '../../shared/messages/message-place.ts'
import { useFollowMessage } from '../../shared/messages/use-follow-message.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './notification-bell.css.ts'
import { useLatestMessages, useReadMessages } from './use-messages.ts'

export interface LatestMessagesProps {
  role: Role
  hasUnread: boolean
  /** Called when the user leaves for all messages, or for the page that one is about. */
  onLeave: () => void
}

/** Content of the bell's popover: the newest messages, read or not. */
export function LatestMessages({ role, hasUnread, onLeave }: LatestMessagesProps) {
  const { t } = useTranslation('shell')
  const problemText = useProblemText()
  const messages = useLatestMessages(role)
  const { readAll, readOne, isPending, error } = useReadMessages(role)
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>{t('bell.label')}</h2>
        {hasUnread && (
          <Button size="sm" tone="quiet" isBusy={isPending} onClick={readAll}>
            {t('bell.readAll')}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className={css.problem}>
          {problemText(error)}
        </p>
      )}
      {messages.data ? (
        <MessageList messages={messages.data.records} role={role} onRead={readOne} onLeave={onLeave} />
      ) : (
        <NoAnswer
          query={messages}
          waiting={
            <Waiting className={css.list}>
              <Skeleton lines={2} />
              <Skeleton lines={2} />
              <Skeleton lines={2} />
            </Waiting>
          }
        />
      )}
      <StyledLink asChild className={css.all}>
        <Link to="/messages" onClick={onLeave}>
          {t('bell.all')}
        </Link>
      </StyledLink>
    </>
  )
}

interface MessageListProps {
  messages: readonly SystemMessage[]
  role: Role
  onRead: (messageId: string) => void
  onLeave: () => void
}

function MessageList({ messages, role, onRead, onLeave }: MessageListProps) {
  const { t, i18n } = useTranslation('shell')
  const zone = useViewerZone()
  const now = useServerNow()
  const followMessage = useFollowMessage()
  if (messages.length === 0) {
    return <EmptyState drawing="messages" title={t('bell.empty')} description={t('bell.emptyText')} />
  }
  return (
    <ul className={css.list}>
      {messages.map((message) => {
        const { messageId, text, createdAt, isRead } = message
        const place = messagePlace(message, role)
        const follow = () => {
          followMessage(message)
          if (!isRead) onRead(messageId)
          onLeave()
        }
        return (
          <li key={messageId} className={css.message} data-state={isRead ? 'read' : 'unread'}>
            {!isRead && <VisuallyHidden>{t('bell.unread')}</VisuallyHidden>}
            {place ? (
              <Link to={place.to} className={css.way} onClick={follow}>
                {text}
              </Link>
            ) : (
              <span className={css.text}>{text}</span>
            )}
            <time dateTime={createdAt} className={css.time}>
              {dayInWords(new Date(createdAt), now, i18n.language, zone)}{' '}
              {clockTime(new Date(createdAt), i18n.language, zone)}
            </time>
          </li>
        )
      })}
    </ul>
  )
}
