import type { SystemMessage } from '@hwjy/sdk'
import { Badge, Button, Link as StyledLink, ListItem } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../shared/account/moment-text.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { categoryIcons } from './categories.ts'
import * as css from './messages.css.ts'

/** One message; a new one says so in words, and can be marked as read. */
export function MessageRow({
  message: { category, text, createdAt, isRead },
  onRead,
}: {
  message: SystemMessage
  onRead: () => void
}) {
  const { t } = useTranslation('messages')
  const Icon = categoryIcons[category]
  const now = useServerNow()
  const zone = useViewerZone()
  return (
    <ListItem
      leading={
        <span className={css.icon} data-state={isRead ? 'read' : 'new'}>
          <Icon aria-hidden size={20} />
        </span>
      }
      title={<span className={isRead ? css.readText : css.newText}>{text}</span>}
      description={
        <>
          {t(`categories.${category}`)} ·{' '}
          <time dateTime={createdAt}>{momentText(createdAt, currentLanguage(), now, zone)}</time>
          {category === 'account' && (
            <>
              {' · '}
              <StyledLink asChild>
                <Link to="/security">{t('toSecurity')}</Link>
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
