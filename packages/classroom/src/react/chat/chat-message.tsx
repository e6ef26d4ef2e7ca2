import { Button } from '@hwjy/ui'
import { memo } from 'react'
import type { PendingMessage } from '../../core/chat/chat-view.ts'
import type { ChatMessage } from '../../core/room/room-types.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { RoleBadge } from '../shared/role-badge.tsx'
import * as css from './chat-panel.css.ts'
import type { FailedMessage } from './create-chat-session.ts'

/** A message never changes, so it is drawn once. */
export const MessageLine = memo(function MessageLine({ message, isMine }: { message: ChatMessage; isMine: boolean }) {
  const { t, language } = useClassroom()
  const time = new Date(message.at).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <li className={css.message} data-mine={isMine}>
      <div className={css.meta}>
        <span className={css.author} data-role={message.role}>
          {isMine ? t('room.you') : message.name}
        </span>
        {message.role === 'teacher' && !isMine && <RoleBadge />}
        <time className={css.time} dateTime={new Date(message.at).toISOString()}>
          {time}
        </time>
      </div>
      <div className={css.bubble}>{message.text}</div>
    </li>
  )
})

export function PendingLine({ message }: { message: PendingMessage }) {
  const t = useTranslate()
  return (
    <li className={css.message} data-mine data-state="pending">
      <div className={css.bubble}>{message.text}</div>
      <span className={css.fate}>{t('chat.pending')}</span>
    </li>
  )
}

/** The text stays until it is sent or thrown away. */
export function FailedLine({ message: { id, text, code } }: { message: FailedMessage }) {
  const { t, chat } = useClassroom()
  return (
    <li className={css.message} data-mine data-state="failed">
      <div className={css.bubble}>{text}</div>
      <div className={css.failure} role="alert">
        {t('chat.failed', { reason: t(`refusal.${code}`) })}
        <Button size="sm" tone="quiet" onClick={() => chat.discard(id)}>
          {t('chat.discard')}
        </Button>
        <Button size="sm" onClick={() => chat.retry(id)}>
          {t('chat.retry')}
        </Button>
      </div>
    </li>
  )
}
