import { describe, expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'
import { neutralCell, plainCell } from './formula-cells.ts'
import { guessTable, readHeaders } from './import-columns.ts'
import { importRows } from './import-file.ts'
import type { ImportRow } from './import-row.ts'
import { applyDenial } from './import-state.ts'
import type { KnownPerson, KnownSchool } from './known-school.ts'

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
    expect(guessTable(['externalId', 'name'])).toBeNull()
  })
  it('are refused when one is missing or named twice', () => {
    expect(readHeaders('enrolments', ['class'])).toBeNull()
    expect(readHeaders('students', ['name', '姓名', 'externalId'])).toBeNull()
  })
  it('may stand between columns that mean nothing here', () => {
    expect(readHeaders('enrolments', ['class', 'note', 'student'])?.map((found) => found?.name)).toEqual([
      'class',
      undefined,
      'student',
    ])
  })
})

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
    expect(rows).toMatchObject([{ line: 2, problems: [{ field: '', reason: 'cut-row' }] }])
  })
  it('are none without columns that an import knows', () => {
    expect(importRows(file([['a', 'b']]), null)).toBe('unknown-columns')
    expect(importRows(file([['externalId', 'name', 'course', 'teacher']]), null)).toBe('no-rows')
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

describe('cells that a spreadsheet would calculate', () => {
  it('begin with an apostrophe in an export and without it after an import', () => {
    for (const text of ['=1+1', '+49 30', '-5', '@SUM(A1)', '\tx']) {
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
