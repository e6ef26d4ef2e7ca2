import type { AttendanceMatrix, AttendanceMatrixMark, LessonBrief } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { attendanceRows, joinPages, lessonsInOrder } from './attendance-rows.ts'
import { csvOf } from './csv.ts'

const lesson = (no: number): LessonBrief => ({
  lessonId: `les_${no}`,
  lessonNo: no,
  lessonName: `第 ${no} 课`,
  startTime: `2026-11-0${no}T01:00:00.000Z`,
  endTime: `2026-11-0${no}T02:00:00.000Z`,
  startedAt: null,
  endedAt: null,
  status: 'ended',
})
const mark = (no: number, attendance: AttendanceMatrixMark['attendance'], plan: 'onLeave' | null = null) => ({
  stuId: 'usr_anna',
  lessonId: `les_${no}`,
  attendance,
  plan,
  isCorrected: false,
})
const page = (...lessons: LessonBrief[]): AttendanceMatrix => ({
  lessons,
  students: [{ stuId: 'usr_anna', name: 'Anna', avatar: null }],
  marks: [],
  total: 3,
  current: 1,
  size: 2,
  pages: 2,
})

it('lessons stand as they were held, and a student who joined later has no mark before', () => {
  const matrix = { ...page(lesson(3), lesson(2), lesson(1)), marks: [mark(3, 'late'), mark(2, 'present')] }
  expect(lessonsInOrder(matrix).map(({ lessonNo }) => lessonNo)).toEqual([1, 2, 3])
  expect(attendanceRows(matrix)[0]?.marks.map((one) => one?.attendance)).toEqual([undefined, 'present', 'late'])
})

it('leave that was said beforehand is counted apart from absence', () => {
  const matrix = { ...page(lesson(2), lesson(1)), marks: [mark(1, 'absent', 'onLeave'), mark(2, 'absent')] }
  expect(attendanceRows(matrix)[0]).toMatchObject({ absent: 2, onLeave: 1, present: 0 })
})

it('pages of lessons become one table with its students once', () => {
  const joined = joinPages([page(lesson(3), lesson(2)), page(lesson(1))])
  expect(joined.lessons).toHaveLength(3)
  expect(joined.students).toHaveLength(1)
})

it('a cell of a CSV file is quoted where it must be, and no formula begins one', () => {
  expect(
    csvOf([
      ['姓名', 'a "b", c'],
      ['=1+1', 3],
    ]),
  ).toBe('\uFEFF姓名,"a ""b"", c"\r\n\'=1+1,3\r\n')
})
