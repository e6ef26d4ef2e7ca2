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

/** The words and the icon of each state, for where there is no room for a pill. */
export function useLessonStatusWords() {
  const { t } = useTranslation('lessons')
  const words: Record<Status, string> = {
    notStarted: t('status.notStarted'),
    waitingToStart: t('status.waitingToStart'),
    inProgress: t('status.inProgress'),
    ended: t('status.ended'),
    expired: t('status.expired'),
    absent: t('status.absent'),
    waitingToBeAdjusted: t('status.waitingToBeAdjusted'),
  }
  return (status: Status) => ({ words: words[status], Icon: looks[status].icon })
}

export function LessonStatus({ status }: { status: Status }) {
  const { words, Icon } = useLessonStatusWords()(status)
  return (
    <StatusPill tone={looks[status].tone} icon={<Icon aria-hidden size={14} />} isLive={status === 'inProgress'}>
      {words}
    </StatusPill>
  )
}
