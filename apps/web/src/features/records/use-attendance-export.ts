import { getGetAttendanceMatrixQueryOptions } from '@hwjy/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateIn } from '../../shared/time/date-in.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { useMarkWords } from './attendance-looks.tsx'
import { attendanceRows, joinPages, lessonsInOrder } from './attendance-rows.ts'
import type { Cell } from './csv.ts'

/** The call gives at most so many lessons at once. */
const SIZE = 20

/** Reads all lessons of a class and gives them as rows of a table, with the sums of each student. */
export function useAttendanceExport(classId: string): () => Promise<Cell[][]> {
  const { t } = useTranslation('records')
  const client = useQueryClient()
  const zone = useViewerZone()
  const markWords = useMarkWords()
  const read = (current: number) =>
    client.fetchQuery(getGetAttendanceMatrixQueryOptions({ classId, current, size: SIZE }))
  return async () => {
    const first = await read(1)
    const others = await Promise.all(Array.from({ length: Math.max(0, first.pages - 1) }, (_, no) => read(no + 2)))
    const matrix = joinPages([first, ...others])
    const lessons = lessonsInOrder(matrix)
    const head = [
      t('student'),
      ...lessons.map(
        ({ lessonNo, lessonName, startTime }) => `${lessonNo}. ${lessonName} ${dateIn(zone, new Date(startTime))}`,
      ),
      t('marks.present'),
      t('marks.late'),
      t('marks.absent'),
      t('marks.onLeave'),
    ]
    const rows = attendanceRows(matrix).map(({ name, marks, present, late, absent, onLeave }): Cell[] => [
      name,
      ...marks.map((mark) => (mark ? markWords(mark) : '')),
      present,
      late,
      absent - onLeave,
      onLeave,
    ])
    return [head, ...rows]
  }
}
