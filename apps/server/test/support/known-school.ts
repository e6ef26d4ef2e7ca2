/** A school as an import knows it, with a student and a teacher, and rows of a file that is checked against it. */
import { checkRows } from '../../src/domain/school/office/check-rows.ts'
import type { ImportRow } from '../../src/domain/school/office/import-row.ts'
import type { KnownClass, KnownCourse, KnownPerson, KnownSchool } from '../../src/domain/school/office/known-school.ts'

export const anna: KnownPerson = {
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
export const li: KnownPerson = {
  ...anna,
  id: 'usr_li',
  role: 'teacher',
  externalId: 'T-1',
  accountId: 'acc_li',
  username: 'li',
  mobile: null,
}

export const school = (change: Partial<KnownSchool> = {}): KnownSchool => ({
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

export const courseOf = (id: string, externalId: string): KnownCourse => ({
  id,
  externalId,
  name: externalId,
  classType: 'small',
  textbookId: null,
  lessonMinutes: 45,
  priceMinor: 0,
  introduction: '',
})
export const groupOf = (id: string, externalId: string, teacherId: string, ...students: string[]): KnownClass => ({
  id,
  externalId,
  name: `Class ${externalId}`,
  courseId: 'crs_1',
  teacherId,
  studentLimit: 30,
  students: new Set(students),
})

export const row = (table: ImportRow['table'], line: number, fields: Record<string, string>): ImportRow => ({
  table,
  line,
  fields,
  problems: [],
})
export const problemsOf = (rows: readonly ImportRow[], known = school()) =>
  checkRows(rows, known).map(({ line, problems }) => [
    line,
    ...problems.map(({ field, reason }) => `${field} ${reason}`),
  ])
