import type { StudentResult } from '@hwjy/sdk'
import { VisuallyHidden } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { AttendanceMark } from '../../shared/lesson/attendance-mark.tsx'
import { clockTime } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './attendance-table.css.ts'
import { wholeMinutes } from './class-figures.ts'

/**
 * Lists which students came, when, for how long, and what they did. The roles keep it a table for screen readers when
 * CSS makes it cards.
 */
export function AttendanceTable({ students }: { students: readonly StudentResult[] }) {
  const { t, i18n } = useTranslation(['classResult', 'common'])
  const zone = useViewerZone()
  const minutes = (seconds: number) => t('common:time.minutes', { count: wholeMinutes(seconds) })
  const clock = (instant: string) => clockTime(new Date(instant), i18n.language, zone)
  // Most lessons have none, and a column of nothing is in the way.
  const hasRollCalls = students.some(({ rollCalls }) => rollCalls.held > 0)
  const columns = [
    t('status'),
    t('enteredAt'),
    ...(hasRollCalls ? [t('rollCalls')] : []),
    t('present'),
    t('talk'),
    t('messages'),
    t('hands'),
    t('rating'),
  ]
  return (
    <table aria-label={t('attendance')} className={css.table}>
      <thead className={css.head}>
        <tr>
          {[t('student'), ...columns].map((column) => (
            <th key={column} scope="col" className={css.headCell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {students.map((student) => {
          // Seven zeros in a row would only repeat that the student was absent.
          const wasThere = student.enteredAt !== null || student.attendance !== 'absent'
          const values = [
            <AttendanceMark key="attendance" attendance={student.attendance} />,
            student.enteredAt ? clock(student.enteredAt) : t('never'),
            ...(hasRollCalls ? [t('rollCallsAnswered', { ...student.rollCalls })] : []),
            minutes(student.presentSeconds),
            minutes(student.talkSeconds),
            student.messages,
            student.handsRaised,
            <Rating key="rating" score={student.score} comment={student.comment} />,
          ]
          return (
            <tr key={student.stuId} className={css.row}>
              <th scope="row" className={css.nameCell}>
                {student.name}
              </th>
              {columns.slice(0, wasThere ? undefined : 1).map((column, index) => (
                <td
                  key={column}
                  data-label={column}
                  colSpan={wasThere ? undefined : columns.length}
                  className={css.cell}
                >
                  <span>{values[index]}</span>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Rating({ score, comment }: Pick<StudentResult, 'score' | 'comment'>) {
  const { t } = useTranslation(['classResult', 'common'])
  if (score === null) return t('noRating')
  return (
    <>
      <span aria-hidden>★ {score}</span>
      <VisuallyHidden>{t('scoreOf', { score })}</VisuallyHidden>
      {comment && <span className={css.comment}>{comment}</span>}
    </>
  )
}
