import { describe, expect, it } from 'vitest'
import { anna, courseOf, groupOf, li, row, school } from '../../../../../test/support/known-school.ts'
import { checkRows } from '../check-rows.ts'
import type { ImportRow } from '../import-row.ts'
import type { KnownPerson } from '../known-school.ts'
import { classConflicts } from './class-conflicts.ts'
import type { SchoolTimetable } from './series-conflicts.ts'

describe('the classes and enrolments of an import', () => {
  const wang: KnownPerson = { ...li, id: 'usr_wang', externalId: 'T-2', accountId: 'acc_wang', username: 'wang' }
  const groups = [
    groupOf('cls_1', 'C-1', 'usr_li', 'usr_anna'),
    groupOf('cls_2', 'C-2', 'usr_wang'),
    groupOf('cls_3', 'C-3', 'usr_wang'),
  ]
  const known = school({
    people: new Map([anna, li, wang].map((one) => [one.id, one])),
    byExternalId: new Map([anna, li, wang].map(({ externalId, id }) => [externalId ?? '', id])),
    courses: new Map([['K-1', courseOf('crs_1', 'K-1')]]),
    classes: new Map(groups.map((one) => [one.externalId ?? '', one])),
  })
  const lesson = (no: 1 | 2 | 3, start: string, isOpen = true) => ({
    classId: `cls_${no}`,
    className: `Class C-${no}`,
    teacherId: no === 1 ? 'usr_li' : 'usr_wang',
    startsAt: Date.parse(start),
    endsAt: Date.parse(start) + 45 * 60_000,
    isOpen,
  })
  const timetable = (...lessons: SchoolTimetable['lessons']): SchoolTimetable => ({
    now: Date.parse('2026-11-20T01:00:00Z'),
    lessons,
    students: new Map(groups.map(({ id, students }) => [id, students])),
  })
  const conflictsOf = (rows: readonly ImportRow[], ...lessons: SchoolTimetable['lessons']) =>
    [...classConflicts(checkRows(rows, known), known, timetable(...lessons))].flatMap((found) =>
      found ? [{ line: found.row.line, ...found.problem }] : [],
    )
  const taught = (line: number, externalId: string, teacher: string) =>
    row('classes', line, { externalId, name: 'A', course: 'K-1', teacher })
  const joined = (line: number, name: string, student = 'S-1') => row('enrolments', line, { class: name, student })
  const monday = '2026-12-07T10:00:00Z'
  const halfPast = '2026-12-07T10:30:00Z'

  it('give no class to a teacher who has another one at the same time', () => {
    const rows = [taught(2, 'C-1', 'T-2')]
    const busy = { field: 'teacher', reason: 'teacher-busy', value: '2026-12-07 18:30 Class C-2' }
    expect(conflictsOf(rows, lesson(1, monday), lesson(2, halfPast))).toEqual([{ line: 2, ...busy }])
    expect(conflictsOf(rows, lesson(1, monday), lesson(2, '2026-12-07T10:45:00Z'))).toEqual([])
    expect(conflictsOf(rows, lesson(1, monday), lesson(2, halfPast, false))).toEqual([])
    expect(conflictsOf([taught(2, 'C-1', 'T-1')], lesson(1, monday), lesson(2, halfPast))).toEqual([])
  })
  it('give two classes of one time to one teacher only in the first of their rows', () => {
    const rows = [
      row('teachers', 2, { externalId: 'T-9', name: 'Zhou' }),
      taught(3, 'C-1', 'T-9'),
      taught(4, 'C-2', 'T-9'),
    ]
    expect(conflictsOf(rows, lesson(1, monday), lesson(2, halfPast))).toMatchObject([
      { line: 4, reason: 'teacher-busy', otherLine: 3 },
    ])
  })
  it('may exchange the teachers of two classes', () =>
    expect(
      conflictsOf([taught(2, 'C-1', 'T-2'), taught(3, 'C-2', 'T-1')], lesson(1, monday), lesson(2, monday)),
    ).toEqual([]))
  it('count a class that cannot be given away as one that its teacher keeps', () => {
    const rows = [taught(2, 'C-1', 'T-2'), taught(3, 'C-2', 'T-1')]
    const kept = { ...lesson(3, monday), classId: 'cls_9', className: 'Class C-9', teacherId: 'usr_li' }
    expect(conflictsOf(rows, lesson(1, monday), lesson(2, monday), kept)).toMatchObject([
      { line: 3, value: '2026-12-07 18:00 Class C-9' },
      { line: 2, value: '2026-12-07 18:00 Class C-2' },
    ])
  })
  it('put no student into two classes of one time, be it by two rows', () => {
    expect(conflictsOf([joined(2, 'C-2')], lesson(1, monday), lesson(2, halfPast))).toEqual([
      { line: 2, field: 'student', reason: 'students-busy', value: '2026-12-07 18:00 Class C-1' },
    ])
    const rows = [
      row('students', 2, { externalId: 'S-5', name: 'Kim' }),
      joined(3, 'C-2', 'S-5'),
      joined(4, 'C-3', 'S-5'),
    ]
    expect(conflictsOf(rows, lesson(2, monday), lesson(3, halfPast))).toMatchObject([{ line: 4, otherLine: 3 }])
    expect(conflictsOf([joined(2, 'C-1')], lesson(1, monday), lesson(2, halfPast))).toEqual([])
  })
  it('are not held up by lessons that are over', () =>
    expect(
      conflictsOf([joined(2, 'C-2')], lesson(1, '2026-11-02T10:00:00Z'), lesson(2, '2026-11-02T10:00:00Z')),
    ).toEqual([]))
})
