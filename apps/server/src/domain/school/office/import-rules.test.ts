import { describe, expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'
import { classConflicts } from './conflicts/class-conflicts.ts'
import { neutralCell, plainCell } from './formula-cells.ts'
import { guessTable, readHeaders } from './import-columns.ts'
import { importRows } from './import-file.ts'
import { readPrice, readWeekdays } from './import-values.ts'
import type { ImportRow } from './import-row.ts'
import { applyDenial } from './import-state.ts'
import type { KnownClass, KnownCourse, KnownPerson, KnownSchool } from './known-school.ts'
import { plannedLessons, seriesConflicts, type SchoolTimetable } from './conflicts/series-conflicts.ts'

const anna: KnownPerson = {
  id: 'usr_anna',
  role: 'student',
  name: 'Anna',
  nickname: 'Anna',
  birthday: null,
  parentName: '',
  parentMobile: '',
  externalId: 'S-1',
  accountId: 'acc_anna',
  username: 'anna',
  zone: '86',
  mobile: '13800000003',
  isClosed: false,
}
const li: KnownPerson = {
  ...anna,
  id: 'usr_li',
  role: 'teacher',
  externalId: 'T-1',
  accountId: 'acc_li',
  username: 'li',
  mobile: null,
}

const school = (change: Partial<KnownSchool> = {}): KnownSchool => ({
  timeZone: 'Asia/Shanghai',
  today: '2026-11-20',
  largeClassLimit: 200,
  people: new Map([anna, li].map((one) => [one.id, one])),
  byExternalId: new Map([
    ['S-1', 'usr_anna'],
    ['T-1', 'usr_li'],
  ]),
  byUsername: new Map([
    ['anna', 'usr_anna'],
    ['li', 'usr_li'],
  ]),
  phones: new Map([['86 13800000003', 'acc_anna']]),
  textbooks: [],
  courses: new Map(),
  classes: new Map(),
  ...change,
})

const courseOf = (id: string, externalId: string): KnownCourse => ({
  id,
  externalId,
  name: externalId,
  classType: 'small',
  textbookId: null,
  lessonMinutes: 45,
  priceMinor: 0,
  introduction: '',
})
const groupOf = (id: string, externalId: string, teacherId: string, ...students: string[]): KnownClass => ({
  id,
  externalId,
  name: `Class ${externalId}`,
  courseId: 'crs_1',
  teacherId,
  studentLimit: 30,
  students: new Set(students),
})

const row = (table: ImportRow['table'], line: number, fields: Record<string, string>): ImportRow => ({
  table,
  line,
  fields,
  problems: [],
})
const problemsOf = (rows: readonly ImportRow[], known = school()) =>
  checkRows(rows, known).map(({ line, problems }) => [
    line,
    ...problems.map(({ field, reason }) => `${field} ${reason}`),
  ])

describe('the columns of an import', () => {
  it('are known by our names and by words of the three languages', () => {
    expect(guessTable(['学号', '姓名', '家长'])).toBe('students')
    expect(guessTable(['External ID', 'Name', 'Course', 'Teacher'])).toBe('classes')
    expect(guessTable(['クラス', '生徒'])).toBe('enrolments')
    expect(guessTable(['externalId', 'name'])).toBe('ambiguous-columns')
    expect(guessTable(['a', 'b'])).toBe('unknown-columns')
  })
  it('are told apart by the name of the file where they fit several tables', () => {
    const ofPeople = ['externalId', 'name', 'nickname', 'username', 'phoneCountry', 'mobile']
    expect(guessTable(ofPeople, 'teachers (1).csv')).toBe('teachers')
    expect(guessTable(ofPeople, '学生.xlsx')).toBe('students')
    expect(guessTable(ofPeople, 'teachers and students.csv')).toBe('ambiguous-columns')
    expect(guessTable(['externalId', 'name', 'course', 'teacher'], 'teachers.csv')).toBe('classes')
  })
  it('are refused when one is missing, and otherwise when one is named twice', () => {
    expect(readHeaders('enrolments', ['class'])).toBe('unknown-columns')
    expect(readHeaders('students', ['name', '姓名', 'externalId'])).toBe('repeated-columns')
    expect(guessTable(['class', '学生', 'student'])).toBe('repeated-columns')
    expect(guessTable(['student', 'student'])).toBe('unknown-columns')
  })
  it('may stand between columns that mean nothing here', () => {
    expect(readHeaders('enrolments', ['class', 'note', 'student'])).toMatchObject([
      { name: 'class' },
      null,
      { name: 'student' },
    ])
  })
})

it.each([
  ['1,3', [1, 3]],
  ['周一、周三', [1, 3]],
  ['周一三五', [1, 3, 5]],
  ['星期天', [7]],
  ['礼拜二', [2]],
  ['Mon Wednesday', [1, 3]],
  ['月曜日、水', [1, 3]],
  ['周一 1', null],
  ['周', null],
  ['8', null],
  ['someday', null],
])('the days of the week %s are read as %j', (text, days) => expect(readWeekdays(text)).toEqual(days))

describe('the rows of a file', () => {
  const file = (cells: string[][]) => ({
    format: 'csv' as const,
    sheets: [{ name: '', rows: cells.map((one, index) => ({ line: index + 1, cells: one, isBroken: false })) }],
  })

  it('say where a row of a text file was cut', () => {
    const rows = importRows(
      file([
        ['externalId', 'name', 'birthday'],
        ['S-2', 'Ben'],
      ]),
      'students',
    )
    expect(rows).toMatchObject({ rows: [{ line: 2, problems: [{ field: '', reason: 'cut-row' }] }] })
  })
  it('are none without columns that an import knows', () => {
    expect(importRows(file([['a', 'b']]), null)).toBe('unknown-columns')
    expect(importRows(file([['externalId', 'name', 'course', 'teacher']]), null)).toBe('no-rows')
  })
  it('name the columns whose cells are left out', () => {
    const rows = importRows(
      file([
        ['externalId', 'name', 'usrname', '', ''],
        ['S-2', 'Ben', 'ben.c', 'red', ''],
      ]),
      'students',
    )
    expect(rows).toMatchObject({ unreadColumns: ['usrname', 'D'], rows: [{ fields: { name: 'Ben' } }] })
  })
  it('leave out rows that are marked as notes', () => {
    const rows = importRows(
      file([
        ['externalId', 'name'],
        ['# S-1', 'An example'],
        ['S-2', 'Ben'],
      ]),
      'students',
    )
    expect(rows).toMatchObject({ rows: [{ line: 3, fields: { externalId: 'S-2', name: 'Ben' } }] })
  })
  it('hold prices as spreadsheets write them, and a text that is none as it is', () => {
    expect(['1280', '1,280.50', '￥1280', '１２８０元', '0'].map(readPrice)).toEqual([
      '1280',
      '1280.50',
      '1280',
      '1280',
      '0',
    ])
    for (const text of ['free', '12,80', '1.2.3', '-5', '1280.555']) expect(readPrice(text)).toBe(text)
  })
  it('hold days, times and class sizes as Chinese spreadsheets write them', () => {
    const fieldsOf = (table: ImportRow['table'], headers: string[], cells: string[]) => {
      const read = importRows(file([headers, cells]), table)
      return typeof read === 'string' ? read : read.rows[0]?.fields
    }
    const days = ['2014/3/5', '2014年3月5日', '2014.3.5', '2014/3/5 0:00', '2014-3-5']
    for (const birthday of days)
      expect(fieldsOf('students', ['name', '生日'], ['李', birthday])).toEqual({ name: '李', birthday: '2014-03-05' })
    expect(fieldsOf('courses', ['externalId', 'name', '班型'], ['C', 'HSK 1', '小班'])).toMatchObject({
      classType: 'small',
    })
    const series = fieldsOf(
      'series',
      ['class', 'weekdays', 'time', 'startDate', 'lessons'],
      ['C', '周一', '9：30', '2026/12/1', '１２'],
    )
    expect(series).toMatchObject({ time: '09:30', startDate: '2026-12-01', lessons: '12' })
  })
})

describe('checking the rows of an import', () => {
  it('finds the second of two rows with one id, with one username, and with one phone', () => {
    const people = [
      row('students', 2, { externalId: 'S-2', name: 'Ben', username: 'ben.c' }),
      row('students', 3, { externalId: 'S-2', name: 'Ben again' }),
      row('teachers', 4, { externalId: 'T-2', name: 'Benno', username: 'BEN.c' }),
    ]
    expect(problemsOf(people).toSorted()).toEqual([
      [2],
      [3, 'externalId double-in-file'],
      [4, 'username double-in-file'],
    ])
  })
  it('asks for an id or a username, without which the same file would add the same people again', () => {
    expect(problemsOf([row('students', 2, { name: 'Ben' })])).toEqual([[2, 'externalId required']])
  })
  it('refuses a username and a phone of another account, and takes those of the same', () => {
    const taken = { externalId: 'S-9', name: 'Ben', username: 'Anna', phoneCountry: '86', mobile: '13800000003' }
    expect(problemsOf([row('students', 2, taken)])).toEqual([[2, 'username taken', 'mobile taken']])
    expect(problemsOf([row('students', 2, { ...taken, externalId: 'S-1' })])).toEqual([[2]])
  })
  it('refuses what cannot be read, is no date, no phone, or a teacher where a student is', () => {
    const odd = { externalId: 'T-1', name: 'Be\uFFFDn', birthday: '2026-02-30', phoneCountry: '86', mobile: '12' }
    expect(problemsOf([row('students', 2, odd)])).toEqual([
      [2, 'name not-readable', 'birthday not-a-date', 'externalId role-differs', 'mobile not-a-phone'],
    ])
  })
  it('says that a country code is none, not that the number is', () => {
    const phone = { externalId: 'S-9', name: 'Ben', phoneCountry: '999', mobile: '13800000009' }
    expect(checkRows([row('students', 2, phone)], school())[0]?.problems).toMatchObject([
      { field: 'phoneCountry', reason: 'not-a-country-code', value: '999', allowed: '86, 81, 44' },
    ])
  })
  it('puts what others need first, and children after the child whose account they share', () => {
    const rows = [
      row('enrolments', 9, { class: 'C-1', student: 'S-5' }),
      row('students', 2, { externalId: 'S-5', name: 'Kim', familyOf: 'S-6' }),
      row('students', 3, { externalId: 'S-6', name: 'Kai' }),
      row('classes', 4, { externalId: 'C-1', name: 'A', course: 'K-1', teacher: 'T-1' }),
      row('courses', 5, { externalId: 'K-1', name: 'HSK 1' }),
    ]
    expect(problemsOf(rows)).toEqual([[3], [2], [5], [4], [9]])
  })
  it('counts the seats of a class with the students it has', () => {
    const group = {
      id: 'cls_1',
      externalId: 'C-1',
      name: 'A',
      courseId: 'crs_1',
      teacherId: 'usr_li',
      studentLimit: 1,
      students: new Set<string>(),
    }
    const known = school({ classes: new Map([['C-1', group]]) })
    const rows = [
      row('students', 2, { externalId: 'S-5', name: 'Kim' }),
      row('enrolments', 3, { class: 'C-1', student: 'S-1' }),
      row('enrolments', 4, { class: 'C-1', student: 'S-5' }),
      row('enrolments', 5, { class: 'C-2', student: 'S-5' }),
    ]
    expect(problemsOf(rows, known)).toEqual([[2], [3], [4, 'class class-full'], [5, 'class unknown']])
  })
  it('takes a price of at most two digits of a minor unit, up to a million', () => {
    const priced = (line: number, price: string) =>
      row('courses', line, { externalId: `K-${line}`, name: 'HSK 1', price })
    const rows = ['1280.50', '0', '1000000', 'free', '1280.555', '1000001'].map((price, index) =>
      priced(index + 2, price),
    )
    expect(problemsOf(rows)).toEqual([
      [2],
      [3],
      [4],
      [5, 'price not-a-number'],
      [6, 'price not-a-number'],
      [7, 'price out-of-range'],
    ])
  })
  it('does not take a row that needs a bad one, and names the line of that', () => {
    const rows = [
      row('courses', 2, { externalId: 'K-1', name: 'HSK 1', classType: 'huge' }),
      row('teachers', 3, { externalId: 'T-2', name: 'Wang', username: 'anna' }),
      row('classes', 4, { externalId: 'C-1', name: 'A', course: 'K-1', teacher: 'T-1' }),
      row('students', 5, { externalId: 'S-5', name: 'Kim' }),
      row('enrolments', 6, { class: 'C-1', student: 'S-5' }),
      row('series', 7, { class: 'C-1', weekdays: '1', time: '18:00', startDate: '2026-12-01', lessons: '2' }),
      row('classes', 8, { externalId: 'C-2', name: 'B', course: 'K-1', teacher: 'T-2' }),
    ]
    expect(checkRows(rows, school()).map(({ line, problems }) => [line, ...problems])).toEqual([
      [3, { field: 'username', reason: 'taken', value: 'anna' }],
      [5],
      [2, { field: 'classType', reason: 'not-a-type', value: 'huge', allowed: 'small, large' }],
      [4, { field: 'course', reason: 'needs-bad-row', value: 'K-1', otherLine: 2 }],
      [
        8,
        { field: 'teacher', reason: 'needs-bad-row', value: 'T-2', otherLine: 3 },
        { field: 'course', reason: 'needs-bad-row', value: 'K-1', otherLine: 2 },
      ],
      [6, { field: 'class', reason: 'needs-bad-row', value: 'C-1', otherLine: 4 }],
      [7, { field: 'class', reason: 'needs-bad-row', value: 'C-1', otherLine: 4 }],
    ])
  })
  it('asks of a child in a family only for the family that is unknown', () => {
    const child = { externalId: 'S-9', name: 'Ben', username: 'ben.c', familyOf: 'NOPE' }
    expect(problemsOf([row('students', 2, child)])).toEqual([[2, 'familyOf unknown']])
    expect(problemsOf([row('students', 2, { ...child, familyOf: 'S-1' })])).toEqual([[2, 'username not-with-family']])
  })
  it('finds a child who is its own family, by any of its names, and families that lead back to themselves', () => {
    const rows = [
      row('students', 2, { externalId: 'S-2', name: 'Ben', familyOf: 'S-2' }),
      row('students', 3, { externalId: 'S-3', name: 'Cai', familyOf: 'S-4' }),
      row('students', 4, { externalId: 'S-4', name: 'Dan', familyOf: 'S-3' }),
      row('students', 5, { externalId: 'S-5', name: 'Eva', familyOf: 'S-3' }),
      row('students', 6, { externalId: 'S-1', name: 'Anna', familyOf: 'anna' }),
    ]
    expect(problemsOf(rows).toSorted()).toEqual([2, 3, 4, 5, 6].map((line) => [line, 'familyOf circular-family']))
  })
  it('carries a family out from the child whose account it is, however many links lead there', () => {
    const rows = [
      row('students', 2, { externalId: 'S-2', name: 'Ben', familyOf: 'S-3' }),
      row('students', 3, { externalId: 'S-3', name: 'Cai', familyOf: 'S-4' }),
      row('students', 4, { externalId: 'S-4', name: 'Dan' }),
    ]
    expect(problemsOf(rows)).toEqual([[4], [3], [2]])
  })
  it('takes no new child into the family of an account that was closed', () => {
    const closed = { ...anna, isClosed: true, accountId: null }
    const known = school({ people: new Map([[closed.id, closed]]) })
    const child = row('students', 2, { externalId: 'S-9', name: 'Ben', familyOf: 'S-1' })
    expect(problemsOf([child], known)).toEqual([[2, 'familyOf is-closed']])
  })
  it('says that the size of a course and the course of a class are there with another value', () => {
    const course = { ...courseOf('crs_1', 'K-1'), classType: 'small' as const }
    const group = groupOf('cls_1', 'C-1', 'usr_li')
    const known = school({
      courses: new Map([course, courseOf('crs_2', 'K-2')].map((one) => [one.externalId ?? '', one])),
      classes: new Map([['C-1', group]]),
    })
    const rows = [
      row('courses', 2, { externalId: 'K-1', name: 'HSK 1', classType: 'large' }),
      row('classes', 3, { externalId: 'C-1', name: 'A', course: 'K-2', teacher: 'T-1' }),
    ]
    expect(problemsOf(rows, known)).toEqual([
      [2, 'classType cannot-change'],
      [3, 'course cannot-change'],
    ])
  })
  it('says what is allowed instead of how long a text may be', () => {
    const series = { class: 'C-9', weekdays: 'someday', time: '18:00', startDate: 'the first of May', lessons: '9999' }
    const [checked] = checkRows([row('series', 2, series)], school())
    expect(checked?.problems).toMatchObject([
      { field: 'class', reason: 'unknown' },
      { field: 'weekdays', reason: 'not-a-weekday', allowed: '1–7, 周一, Mon, 月曜日' },
      { field: 'startDate', reason: 'not-a-date', allowed: '2014-03-05, 2014/3/5' },
      { field: 'lessons', reason: 'out-of-range', allowed: '1–200' },
    ])
    const long = checkRows([row('teachers', 2, { externalId: 'T-9', name: 'x'.repeat(51) })], school())
    expect(long[0]?.problems).toMatchObject([{ field: 'name', reason: 'too-long', allowed: '≤ 50' }])
  })
  it('takes a row about what the school has, although the row that would change it is bad', () => {
    const rows = [
      row('students', 2, { externalId: 'S-1' }),
      row('students', 3, { externalId: 'S-7', name: 'Kai', familyOf: 'S-1' }),
    ]
    expect(problemsOf(rows)).toEqual([[2, 'name required'], [3]])
  })
  it('knows weekdays, times, zones and lengths of a series', () => {
    const series = {
      class: 'C-9',
      weekdays: '1,8',
      time: '24:00',
      startDate: '2026-13-01',
      lessons: '0',
      minutes: '7',
      timeZone: 'Mars/Base',
    }
    expect(problemsOf([row('series', 2, series)])).toEqual([
      [
        2,
        'class unknown',
        'weekdays not-a-weekday',
        'time not-a-time',
        'startDate not-a-date',
        'lessons out-of-range',
        'minutes out-of-range',
        'timeZone not-a-zone',
      ],
    ])
  })
})

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

describe('cells that a spreadsheet would calculate', () => {
  it('begin with an apostrophe in an export and without it after an import', () => {
    for (const text of ['=1+1', '+49 30', '-5', '@SUM(A1)', '\tx', '＝1+1', '＋1', '－5', '＠SUM(A1)']) {
      expect(neutralCell(text)).toBe(`'${text}`)
      expect(plainCell(neutralCell(text))).toBe(text)
    }
    expect([neutralCell("O'Neil"), plainCell("'quoted'")]).toEqual(["O'Neil", "'quoted'"])
  })
})

it('an import is carried out once it is checked, and as a whole only without problems', () => {
  expect(applyDenial({ state: 'reading', good: 1, bad: 0 }, 'good')).toBe('not-checked')
  expect(applyDenial({ state: 'checked', good: 1, bad: 1 }, 'all')).toBe('has-problems')
  expect(applyDenial({ state: 'checked', good: 0, bad: 1 }, 'good')).toBe('nothing-to-do')
  expect(applyDenial({ state: 'checked', good: 1, bad: 1 }, 'good')).toBeNull()
})
