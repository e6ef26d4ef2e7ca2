import { describe, expect, it } from 'vitest'
import { groupOf, row, school } from '../../../../../test/support/known-school.ts'
import { checkRows } from '../check-rows.ts'
import type { ImportRow } from '../import-row.ts'
import { plannedLessons, type SchoolTimetable, seriesConflicts } from './series-conflicts.ts'

describe('the series of an import', () => {
  const known = school({
    classes: new Map([
      ['C-1', groupOf('cls_1', 'C-1', 'usr_li', 'usr_anna')],
      ['C-2', groupOf('cls_2', 'C-2', 'usr_wang', 'usr_anna')],
      ['C-3', groupOf('cls_3', 'C-3', 'usr_li')],
      ['C-4', groupOf('cls_4', 'C-4', 'usr_zhou')],
    ]),
  })
  const empty: SchoolTimetable = {
    now: Date.parse('2026-11-20T01:00:00Z'),
    lessons: [],
    students: new Map([...known.classes.values()].map(({ id, students }) => [id, students])),
  }
  const series = (line: number, name: string, fields: Record<string, string> = {}) =>
    row('series', line, { class: name, weekdays: '2', time: '18:00', startDate: '2026-12-01', lessons: '3', ...fields })
  const conflictsOf = (rows: readonly ImportRow[], timetable = empty) =>
    [...seriesConflicts(checkRows(rows, known), known, timetable)].flatMap((found) =>
      found ? [{ line: found.row.line, ...found.problem }] : [],
    )

  it('find a teacher who would be in two classes at once, with the line of the other row', () =>
    expect(conflictsOf([series(2, 'C-1'), series(3, 'C-3', { time: '18:30' })])).toEqual([
      { line: 3, field: 'class', reason: 'teacher-busy', value: '2026-12-01 18:00 Class C-1', otherLine: 2 },
    ]))
  it('find students who would be, also those whom the same file brings', () => {
    expect(conflictsOf([series(2, 'C-1'), series(3, 'C-2')])).toMatchObject([{ line: 3, reason: 'students-busy' }])
    const rows = [
      row('students', 2, { externalId: 'S-5', name: 'Kim' }),
      ...['C-3', 'C-4'].map((name, index) => row('enrolments', 3 + index, { class: name, student: 'S-5' })),
      series(5, 'C-3'),
      series(6, 'C-4'),
    ]
    expect(conflictsOf(rows)).toMatchObject([{ line: 6, reason: 'students-busy', otherLine: 5 }])
  })
  it('find lessons of the school, by the teacher that the file gives the class', () => {
    const lesson = {
      classId: 'cls_4',
      className: 'Class C-4',
      teacherId: 'usr_zhou',
      startsAt: Date.parse('2026-12-08T10:30:00Z'),
      endsAt: Date.parse('2026-12-08T11:15:00Z'),
      isOpen: true,
    }
    expect(conflictsOf([series(2, 'C-1')], { ...empty, lessons: [lesson] })).toEqual([])
    const taught = { ...lesson, classId: 'cls_3', className: 'Class C-3', teacherId: 'usr_li' }
    expect(conflictsOf([series(2, 'C-1')], { ...empty, lessons: [taught] })).toEqual([
      { line: 2, field: 'class', reason: 'teacher-busy', value: '2026-12-08 18:30 Class C-3' },
    ])
    expect(conflictsOf([series(2, 'C-1')], { ...empty, lessons: [{ ...taught, isOpen: false }] })).toEqual([])
  })
  it('leave lessons alone that are there from an import before', () => {
    const own = {
      classId: 'cls_1',
      className: 'Class C-1',
      teacherId: 'usr_li',
      startsAt: Date.parse('2026-12-01T10:00:00Z'),
      endsAt: Date.parse('2026-12-01T10:45:00Z'),
      isOpen: true,
    }
    expect(conflictsOf([series(2, 'C-1')], { ...empty, lessons: [own] })).toEqual([])
    const later = { ...own, startsAt: own.startsAt + 60_000, endsAt: own.endsAt + 60_000 }
    expect(conflictsOf([series(2, 'C-1')], { ...empty, lessons: [later] })).toMatchObject([{ reason: 'overlap' }])
  })
  it('are not planned into the past', () =>
    expect(conflictsOf([series(2, 'C-1', { startDate: '2026-11-02' })])).toMatchObject([
      { field: 'startDate', reason: 'in-past' },
    ]))
  it('of the same class lie beside each other, not over each other', () => {
    expect(conflictsOf([series(2, 'C-1'), series(3, 'C-1', { time: '18:45' })])).toEqual([])
    expect(conflictsOf([series(2, 'C-1'), series(3, 'C-1', { time: '18:30' })])).toMatchObject([
      { line: 3, reason: 'overlap', otherLine: 2 },
    ])
  })
  it('that are refused are in the way of no other', () =>
    expect(conflictsOf([series(2, 'C-1'), series(3, 'C-2'), series(4, 'C-4')])).toMatchObject([{ line: 3 }]))
  it('are counted by their lessons', () =>
    expect(plannedLessons(checkRows([series(2, 'C-1'), series(3, 'C-9')], known))).toBe(3))
})
