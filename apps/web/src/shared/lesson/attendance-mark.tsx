import type { Attendance } from '@hwjy/sdk'
import { StatusPill, type StatusPillProps } from '@hwjy/ui'
import { Check, Clock, type LucideIcon, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const looks: Record<Attendance, { icon: LucideIcon; tone: StatusPillProps['tone'] }> = {
  present: { icon: Check, tone: 'success' },
  late: { icon: Clock, tone: 'warning' },
  absent: { icon: X, tone: 'danger' },
}

export function AttendanceMark({ attendance }: { attendance: Attendance }) {
  const { t } = useTranslation()
  const { icon: Icon, tone } = looks[attendance]
  const words: Record<Attendance, string> = {
    present: t('attendance.present'),
    late: t('attendance.late'),
    absent: t('attendance.absent'),
  }
  return (
    <StatusPill tone={tone} icon={<Icon aria-hidden size={14} />}>
      {words[attendance]}
    </StatusPill>
  )
}
