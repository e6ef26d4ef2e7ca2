import type { LessonStatus as Status } from '@hwjy/sdk'
import { StatusPill, type StatusPillProps } from '@hwjy/ui'
import {
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleDashed,
  DoorOpen,
  type LucideIcon,
  Radio,
  UserX,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

const looks: Record<Status, { icon: LucideIcon; tone: StatusPillProps['tone'] }> = {
  notStarted: { icon: CircleDashed, tone: 'neutral' },
  waitingToStart: { icon: DoorOpen, tone: 'accent' },
  inProgress: { icon: Radio, tone: 'success' },
  ended: { icon: CircleCheck, tone: 'neutral' },
  expired: { icon: CalendarX, tone: 'warning' },
  absent: { icon: UserX, tone: 'danger' },
  waitingToBeAdjusted: { icon: CalendarClock, tone: 'warning' },
}

export function LessonStatus({ status }: { status: Status }) {
  const { t } = useTranslation('lessons')
  const { icon: Icon, tone } = looks[status]
  const words: Record<Status, string> = {
    notStarted: t('status.notStarted'),
    waitingToStart: t('status.waitingToStart'),
    inProgress: t('status.inProgress'),
    ended: t('status.ended'),
    expired: t('status.expired'),
    absent: t('status.absent'),
    waitingToBeAdjusted: t('status.waitingToBeAdjusted'),
  }
  return (
    <StatusPill tone={tone} icon={<Icon aria-hidden size={14} />} isLive={status === 'inProgress'}>
      {words[status]}
    </StatusPill>
  )
}
