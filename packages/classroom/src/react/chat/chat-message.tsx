import { Button, VisuallyHidden } from '@hwjy/ui'
import { memo } from 'react'
import type { PendingMessage } from '../../core/chat/chat-view.ts'
import { MESSAGE_REACTIONS, PICTURE_TEXT } from '../../core/room/rules/chat-rules.ts'
import type { ChatMessage } from '../../core/room/room-types.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useWords } from '../i18n/use-words.ts'
import { lateView } from '../shared/late-view.tsx'
import { RoleBadge } from '../shared/role-badge.tsx'
import { timeOfDay } from '../shared/time-text.ts'
import * as css from './chat-panel.css.ts'
import type { FailedMessage } from './create-chat-session.ts'
import * as line from './message.css.ts'
import { MessageText } from './message-text.tsx'
import { REACTION_SIGNS } from './reaction-signs.ts'
import { chatWords } from './words/chat-words.ts'

const MessagePicture = lateView(() => import('./pictures/message-picture.tsx').then((module) => module.MessagePicture))
const MessageMenu = lateView(() => import('./message-menu.tsx').then((module) => module.MessageMenu))

export interface MessageLineProps {
  message: ChatMessage
  isMine: boolean
  /** Names the other person of a private message. */
  nameOf: (userId: string) => string
  hasLinks: boolean
  /** The message it answers, where the list has it. */
  replied: ChatMessage | null
  /** Leads the reader to another message. */
  onShow: (seq: number) => void
}

/** Drawn again only when something became of it. */
export const MessageLine = memo(function MessageLine(props: MessageLineProps) {
  const { message, isMine, nameOf } = props
  const { t, language } = useClassroom()
  const chat = useWords(chatWords)
  const time = timeOfDay(message.at, language)
  const secrecy =
    message.to !== undefined &&
    (isMine
      ? message.role === 'student'
        ? chat('toTeacher')
        : chat('toStudent', { name: nameOf(message.to) })
      : chat('toMe'))
  return (
    <li className={css.message} data-mine={isMine} data-seq={message.seq}>
      <div className={css.meta}>
        <span className={css.author} data-role={message.role}>
          {isMine ? t('room.you') : message.name}
        </span>
        {message.role === 'teacher' && !isMine && <RoleBadge />}
        {secrecy && <span className={line.secret}>{secrecy}</span>}
        <time className={css.time} dateTime={new Date(message.at).toISOString()}>
          {time}
        </time>
      </div>
      {message.removed === undefined ? (
        <Said {...props} />
      ) : (
        <span className={line.gone}>
          {message.removed === 'teacher'
            ? chat('deleted')
            : isMine
              ? chat('recalledByMe')
              : chat('recalled', { name: message.name })}
        </span>
      )}
    </li>
  )
})

function Said({ message, isMine, nameOf, hasLinks, replied, onShow }: MessageLineProps) {
  const t = useWords(chatWords)
  const { replyTo } = message
  return (
    <>
      <div className={line.row}>
        <div className={css.bubble}>
          {replyTo !== undefined && (
            <button type="button" className={line.replied} title={t('showReplied')} onClick={() => onShow(replyTo)}>
              {replied ? `${replied.name}: ${replied.text}` : t('replyToEarlier')}
            </button>
          )}
          {message.picture && <MessagePicture picture={message.picture} name={message.name} />}
          {!(message.picture && message.text === PICTURE_TEXT) && (
            <MessageText text={message.text} hasLinks={hasLinks || message.role === 'teacher'} />
          )}
        </div>
        <MessageMenu message={message} isMine={isMine} />
      </div>
      <Reactions message={message} nameOf={nameOf} />
    </>
  )
}

function Reactions({ message, nameOf }: Pick<MessageLineProps, 'message' | 'nameOf'>) {
  const { channel, chat } = useClassroom()
  const t = useWords(chatWords)
  const me = channel.getState().me?.userId ?? ''
  const given = MESSAGE_REACTIONS.flatMap((reaction) => {
    const people = message.reactions?.[reaction] ?? []
    return people.length === 0 ? [] : [{ reaction, people }]
  })
  if (given.length === 0) return null
  return (
    <div className={line.reactions}>
      {given.map(({ reaction, people }) => {
        const isOn = people.includes(me)
        const label = t('reacted', {
          reaction: t(`reaction.${reaction}`),
          count: people.length,
          names: people.slice(0, NAMES_SHOWN).map(nameOf).join(', '),
        })
        const toggle = () => chat.act({ type: 'reactToMessage', messageSeq: message.seq, reaction, isOn: !isOn })
        if (channel.isReadOnly)
          return (
            <span key={reaction} className={line.reaction} title={label}>
              <span aria-hidden>
                {REACTION_SIGNS[reaction]} {people.length}
              </span>
              <VisuallyHidden>{label}</VisuallyHidden>
            </span>
          )
        return (
          <button
            key={reaction}
            type="button"
            className={line.reaction}
            aria-pressed={isOn}
            aria-label={label}
            title={label}
            onClick={toggle}
          >
            <span aria-hidden>{REACTION_SIGNS[reaction]}</span> {people.length}
          </button>
        )
      })}
    </div>
  )
}

// In a class of two hundred the rest is a number.
const NAMES_SHOWN = 10

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
