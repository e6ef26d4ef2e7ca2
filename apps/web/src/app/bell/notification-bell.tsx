import type { Role } from '@hwjy/sdk'
import { IconButton, Popover } from '@hwjy/ui'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LatestMessages } from './latest-messages.tsx'
import * as css from './notification-bell.css.ts'
import { useUnreadMessages } from './use-messages.ts'

export function NotificationBell({ role }: { role: Role }) {
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)
  const unread = useUnreadMessages(role).data?.unread ?? 0
  return (
    <Popover
      label={t('bell.label')}
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className={css.panel}
      trigger={<IconButton label={t('bell.label')} badge={unread} icon={<Bell aria-hidden size={20} />} />}
    >
      <LatestMessages role={role} hasUnread={unread > 0} onLeave={() => setIsOpen(false)} />
    </Popover>
  )
}
