import type { Attendance } from '@hwjy/sdk'
import { Button, DropdownMenu } from '@hwjy/ui'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AttendanceMark } from '../../../shared/lesson/attendance-mark.tsx'
import * as css from './result-grid.css.ts'
import { type GridStudent, LeaveNote } from './row-parts.tsx'

const KEYS: Readonly<Record<Attendance, string>> = { present: 'P', late: 'L', absent: 'A' }
const STATES = ['present', 'late', 'absent'] as const

interface AttendanceChoiceProps {
  student: GridStudent
  /** Null where the keyboard's order is the page's own. */
  isStop: boolean | null
  onChoose: (attendance: Attendance) => void
}

/** Shows the attendance, whether the teacher corrected it, and a leave that was given; a press changes it. */
export function AttendanceChoice({ student: { result, plan }, isStop, onChoose }: AttendanceChoiceProps) {
  const { t } = useTranslation(['classResult', 'common'])
  const { name, attendance, isCorrected } = result
  return (
    <div className={css.stack}>
      <DropdownMenu
        trigger={
          <Button
            tone="quiet"
            size="sm"
            aria-label={t('attendanceOf', { name, attendance: t(`common:attendance.${attendance}`) })}
            {...(isStop !== null && { 'data-stop': '', tabIndex: isStop ? 0 : -1 })}
          >
            <AttendanceMark attendance={attendance} />
            <ChevronDown aria-hidden size={16} />
          </Button>
        }
        items={STATES.map((state) => ({
          label: t(`common:attendance.${state}`),
          shortcut: KEYS[state],
          onSelect: () => onChoose(state),
        }))}
      />
      {isCorrected && <span className={css.note}>{t('corrected')}</span>}
      <LeaveNote plan={plan} />
    </div>
  )
}
