import type { ThreadMessage } from '@hwjy/sdk'
import { Button, HanziText, VisuallyHidden } from '@hwjy/ui'
import { Check, CheckCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlobUrl } from '../../../shared/pictures/use-blob-url.ts'
import type { EntryPicture, ThreadEntry } from '../../../shared/threads/thread-entry.ts'
import { clockTime } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import * as css from './message.css.ts'
import { MessagePictures } from './message-pictures.tsx'

/** One message of the conversation, with its read mark where it is one's own. */
export function Message({ message, name }: { message: ThreadMessage; name: string }) {
  const { t } = useTranslation('threads')
  const { isMine, isRead, text, sentAt } = message
  const pictures = message.pictures.map(({ resourceId, resourceUrl }) => ({ id: resourceId, url: resourceUrl }))
  return (
    <Bubble isMine={isMine} by={isMine ? t('you') : name} text={text}>
      <MessagePictures pictures={pictures} />
      <p className={css.meta}>
        <TimeOf at={sentAt} />
        {isMine && (
          <span className={css.mark} data-state={isRead ? 'read' : 'sent'}>
            {isRead ? <CheckCheck aria-hidden size={14} /> : <Check aria-hidden size={14} />}
            {t(isRead ? 'read' : 'sent')}
          </span>
        )}
      </p>
    </Bubble>
  )
}

interface UnsentMessageProps {
  entry: ThreadEntry
  /** The server has it already, and the page is about to show it. */
  isDelivered?: boolean
  onSend: (entry: ThreadEntry) => void
  onEdit: (entry: ThreadEntry) => void
  onRemove: (entry: ThreadEntry) => void
}

/** A message on its way: it waits for the network, or for its writer to say what is to become of it. */
export function UnsentMessage({ entry, isDelivered = false, onSend, onEdit, onRemove }: UnsentMessageProps) {
  const { t } = useTranslation('threads')
  const { status, text, pictures, at, problem } = entry
  const again = { ...entry, status: 'waiting' } as const
  return (
    <Bubble isMine by={t('you')} text={text} state={isDelivered ? 'sent' : status}>
      {pictures.length > 0 && (
        <ul className={css.pictures}>
          {pictures.map((picture, place) => (
            <li key={picture.id}>
              <UnsentPicture picture={picture} alt={t('picture', { no: place + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <p className={css.meta}>
        <TimeOf at={new Date(at).toISOString()} />
        {status === 'waiting' && (
          <span className={css.mark} data-state="waiting">
            {isDelivered ? <Check aria-hidden size={14} /> : <Clock aria-hidden size={14} />}
            {t(isDelivered ? 'sent' : 'waiting')}
          </span>
        )}
      </p>
      {status !== 'waiting' && (
        <div role="alert" className={css.question}>
          <p>{status === 'short' ? t('isShort') : problem}</p>
          <div className={css.acts}>
            <Button
              size="sm"
              tone="primary"
              onClick={() => onSend(status === 'short' ? { ...again, isMeant: true } : again)}
            >
              {t(status === 'short' ? 'sendAnyway' : 'tryAgain')}
            </Button>
            <Button size="sm" onClick={() => onEdit(entry)}>
              {t('edit')}
            </Button>
            <Button size="sm" tone="quiet" onClick={() => onRemove(entry)}>
              {t('discard')}
            </Button>
          </div>
        </div>
      )}
    </Bubble>
  )
}

function UnsentPicture({ picture: { blob }, alt }: { picture: EntryPicture; alt: string }) {
  const url = useBlobUrl(blob)
  return <div className={css.picture}>{url !== null && <img src={url} alt={alt} className={css.pictureImage} />}</div>
}

interface BubbleProps {
  isMine: boolean
  by: string
  text: string
  state?: ThreadEntry['status'] | 'sent'
  children: ReactNode
}

function Bubble({ isMine, by, text, state = 'sent', children }: BubbleProps) {
  const { t } = useTranslation('threads')
  return (
    <li className={css.line} data-side={isMine ? 'mine' : 'theirs'}>
      <div className={css.bubble} data-state={state}>
        <VisuallyHidden>{t('saidBy', { name: by })}</VisuallyHidden>
        {text !== '' && (
          <div className={css.text}>
            <HanziText text={text} size="sm" />
          </div>
        )}
        {children}
      </div>
    </li>
  )
}

function TimeOf({ at }: { at: string }) {
  const { i18n } = useTranslation()
  const zone = useViewerZone()
  return <time dateTime={at}>{clockTime(new Date(at), i18n.language, zone)}</time>
}
