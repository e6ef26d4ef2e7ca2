import { describe, expect, it } from 'vitest'
import { anna, courseOf, groupOf, problemsOf, row, school } from '../../../../test/support/known-school.ts'
import { checkRows } from './check-rows.ts'

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
