import type { Attendance, LessonSummary } from '@hwjy/sdk'
import { StatusPill, type StatusPillProps } from '@hwjy/ui'
import { CalendarX, Check, Clock, type LucideIcon, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const looks: Record<Attendance, { icon: LucideIcon; tone: StatusPillProps['tone'] }> = {
  present: { icon: Check, tone: 'success' },
  late: { icon: Clock, tone: 'warning' },
  absent: { icon: X, tone: 'danger' },
}

export interface AttendanceMarkProps {
  attendance: Attendance
  /** What the student said beforehand: an absence that was announced is a leave. Left out where no plan is known. */
  plan?: LessonSummary['plan'] | undefined
  /** An absence is not red: for the student's own eyes, where nothing can be done about it any more. */
  isQuiet?: boolean | undefined
}

export function AttendanceMark({ attendance, plan = null, isQuiet = false }: AttendanceMarkProps) {
  const { t } = useTranslation()
  if (attendance === 'absent' && plan === 'onLeave')
    return <StatusPill icon={<CalendarX aria-hidden size={14} />}>{t('attendance.onLeave')}</StatusPill>
  const { icon: Icon, tone } = looks[attendance]
  const words: Record<Attendance, string> = {
    present: t('attendance.present'),
    late: t('attendance.late'),
    absent: t('attendance.absent'),
  }
  return (
    <StatusPill tone={isQuiet && tone === 'danger' ? 'neutral' : tone} icon={<Icon aria-hidden size={14} />}>
      {words[attendance]}
    </StatusPill>
  )
}
