import type { Attendance, AttendanceMatrix, AttendanceMatrixMark } from '@hwjy/sdk'

/** A student's line in the attendance table. */
export interface AttendanceRow {
  stuId: string
  name: string
  /** In the order of the lessons; undefined where the student was not in the class yet. */
  marks: (AttendanceMatrixMark | undefined)[]
  present: number
  late: number
  absent: number
  /** The student had announced so many of the absences. */
  onLeave: number
}

/** Lessons stand as they were held, the first on the left. */
export const lessonsInOrder = ({ lessons }: Pick<AttendanceMatrix, 'lessons'>) => lessons.toReversed()

export function attendanceRows(matrix: Pick<AttendanceMatrix, 'lessons' | 'students' | 'marks'>): AttendanceRow[] {
  const lessons = lessonsInOrder(matrix)
  const found = new Map(matrix.marks.map((mark) => [`${mark.stuId} ${mark.lessonId}`, mark]))
  return matrix.students.map(({ stuId, name }) => {
    const marks = lessons.map(({ lessonId }) => found.get(`${stuId} ${lessonId}`))
    const count = (state: Attendance) => marks.filter((mark) => mark?.attendance === state).length
    const isOnLeave = (mark: AttendanceMatrixMark | undefined) =>
      mark?.attendance === 'absent' && mark.plan === 'onLeave'
    return {
      stuId,
      name,
      marks,
      present: count('present'),
      late: count('late'),
      absent: count('absent'),
      onLeave: marks.filter(isOnLeave).length,
    }
  })
}

/** Joins pages of lessons, the latest first, into one table. */
export function joinPages(
  pages: readonly AttendanceMatrix[],
): Pick<AttendanceMatrix, 'lessons' | 'students' | 'marks'> {
  return {
    lessons: pages.flatMap(({ lessons }) => lessons),
    students: pages[0]?.students ?? [],
    marks: pages.flatMap(({ marks }) => marks),
  }
}
