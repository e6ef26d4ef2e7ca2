import type { Role, SystemMessage } from '@hwjy/sdk'
import { Badge, Button, Link as StyledLink, ListItem } from '@hwjy/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../shared/account/moment-text.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { messagePlace } from '../../shared/messages/message-place.ts'
import { useFollowMessage } from '../../shared/messages/use-follow-message.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { categoryIcons } from './categories.ts'
import * as css from './messages.css.ts'

export function MessageRow({ message, role, onRead }: { message: SystemMessage; role: Role; onRead: () => void }) {
  const { t } = useTranslation('messages')
  const { category, text, createdAt, isRead } = message
  const Icon = categoryIcons[category]
  const place = messagePlace(message, role)
  const followMessage = useFollowMessage()
  const follow = () => {
    followMessage(message)
    if (!isRead) onRead()
  }
  const textId = useId()
  const now = useServerNow()
  const zone = useViewerZone()
  return (
    <ListItem
      leading={
        <span className={css.icon} data-state={isRead ? 'read' : 'new'}>
          <Icon aria-hidden size={20} />
        </span>
      }
      title={
        <span id={textId} className={isRead ? css.readText : css.newText}>
          {text}
        </span>
      }
      description={
        <>
          {`${t(`categories.${category}`)}\u00a0· `}
          <time dateTime={createdAt}>{momentText(createdAt, currentLanguage(), now, zone)}</time>
          {place && (
            <>
              {'\u00a0· '}
              <StyledLink asChild>
                <Link to={place.to} aria-describedby={textId} onClick={follow}>
                  {t(`to.${place.name}`)}
                </Link>
              </StyledLink>
            </>
          )}
        </>
      }
      trailing={
        !isRead && (
          <>
            <Badge tone="accent">{t('new')}</Badge>
            <Button size="sm" tone="quiet" onClick={onRead}>
              {t('markRead')}
            </Button>
          </>
        )
      }
    />
  )
}
