import type { Attendance, AttendanceMatrixMark } from '@hwjy/sdk'
import { Check, Clock, type LucideIcon, Minus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from './records.css.ts'

export const attendances = ['present', 'late', 'absent'] as const satisfies readonly Attendance[]

export const attendanceIcons: Record<Attendance, LucideIcon> = { present: Check, late: Clock, absent: X }

/** Words of a mark for a reader: how the student was there, what was said beforehand, and whether it was corrected. */
export function useMarkWords() {
  const { t } = useTranslation('records')
  return ({ attendance, plan, isCorrected }: AttendanceMatrixMark) =>
    [t(`marks.${attendance}`), plan === 'onLeave' && t('marks.onLeave'), isCorrected && t('marks.corrected')]
      .filter((part) => part !== false)
      .join(', ')
}

/** The picture of a mark; absence that was announced has a sign of its own. */
export function MarkSign({ mark }: { mark: AttendanceMatrixMark }) {
  const { attendance, plan, isCorrected } = mark
  const Icon = attendance === 'absent' && plan === 'onLeave' ? Minus : attendanceIcons[attendance]
  return (
    <>
      <Icon aria-hidden size={16} />
      {isCorrected && <span aria-hidden className={css.corrected} />}
    </>
  )
}
