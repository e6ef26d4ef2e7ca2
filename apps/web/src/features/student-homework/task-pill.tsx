import { StatusPill, type StatusPillProps } from '@hwjy/ui'
import {
  CalendarClock,
  CheckCheck,
  Circle,
  CircleDashed,
  CircleSlash,
  Hourglass,
  type LucideIcon,
  PencilLine,
  RotateCcw,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TaskState } from './task-state.ts'

/** A child's work is never shown in red: what has to be done again is an invitation. */
const looks: Record<TaskState, { icon: LucideIcon; tone: StatusPillProps['tone'] }> = {
  soon: { icon: CalendarClock, tone: 'neutral' },
  todo: { icon: Circle, tone: 'accent' },
  begun: { icon: PencilLine, tone: 'accent' },
  waiting: { icon: Hourglass, tone: 'neutral' },
  graded: { icon: CheckCheck, tone: 'success' },
  again: { icon: RotateCcw, tone: 'accent' },
  missed: { icon: CircleDashed, tone: 'neutral' },
  excused: { icon: CircleSlash, tone: 'neutral' },
}

export function TaskPill({ state }: { state: TaskState }) {
  const { t } = useTranslation('studentHomework')
  const { icon: Icon, tone } = looks[state]
  return (
    <StatusPill tone={tone} icon={<Icon aria-hidden size={14} />}>
      {t(`state.${state}`)}
    </StatusPill>
  )
}
