/** Writes a school as the rows that an import reads. */
import { strToU8, zipSync } from 'fflate'
import Papa from 'papaparse'
import type { Stores } from '../db/stores.ts'
import { COLUMNS, type SchoolTable } from '../domain/school/office/import-columns.ts'
import type { OfficeCall } from './office-call.ts'
import type { KnownPerson, KnownSchool } from '../domain/school/office/known-school.ts'
import { momentOf, weekdayOf } from '../domain/timetable/school-time.ts'
import { neutralCell } from '../domain/school/office/formula-cells.ts'
import { NOTE_MARK } from '../domain/school/office/import-file.ts'
import { importTemplate } from './import-template.ts'

type Cells = Readonly<Record<string, string | number | null>>

const openPeople = ({ people }: KnownSchool) => [...people.values()].filter(({ isClosed }) => !isClosed)

/** @returns gives the person whose account another shares; null for the one who has it */
function familyHeads(people: readonly KnownPerson[]): (person: KnownPerson) => KnownPerson | null {
  const heads = new Map<string, KnownPerson>()
  for (const person of people)
    if (person.accountId !== null && !heads.has(person.accountId)) heads.set(person.accountId, person)
  return (person) => {
    const head = heads.get(person.accountId ?? '')
    return head && head.id !== person.id ? head : null
  }
}

/** Rows of a table, in the columns that an import reads. Lessons of a class are written one by one: a series is a wish. */
async function exportedRows(
  { officeClasses }: Pick<Stores, 'officeClasses'>,
  known: KnownSchool,
  table: SchoolTable,
): Promise<Cells[]> {
  const people = openPeople(known)
  const headOf = familyHeads(people)
  const nameOf = (id: string) => {
    const person = known.people.get(id)
    if (!person) return ''
    // The username of a family names its first child.
    return person.externalId ?? (headOf(person) ? person.id : person.username) ?? ''
  }
  switch (table) {
    case 'teachers':
    case 'students': {
      const role = table === 'teachers' ? 'teacher' : 'student'
      return people
        .filter((person) => person.role === role)
        .map((person) => {
          const head = headOf(person)
          const { externalId, name, nickname, birthday, parentName, parentMobile } = person
          return {
            // Without a username of its own, a row needs an id to be known again.
            externalId: head ? nameOf(person.id) : externalId,
            name,
            nickname,
            birthday,
            parentName,
            parentMobile,
            username: head ? null : person.username,
            phoneCountry: head ? null : person.zone,
            mobile: head ? null : person.mobile,
            familyOf: head && nameOf(head.id),
          }
        })
    }
    case 'textbooks':
      return known.textbooks
        .filter(({ isOwn }) => isOwn)
        .map(({ externalId, name, introduction, chapters }) => ({
          externalId,
          name,
          introduction,
          chapters: chapters.join('|'),
        }))
    case 'courses':
      return [...known.courses.values()].map(
        ({ externalId, name, classType, textbookId, lessonMinutes, priceMinor, introduction }) => {
          const textbook = known.textbooks.find(({ id }) => id === textbookId)
          return {
            externalId,
            name,
            classType,
            textbook: textbook?.externalId ?? textbook?.name ?? '',
            lessonMinutes,
            price: priceMinor / 100,
            introduction,
          }
        },
      )
    case 'classes':
      return [...known.classes.values()].map(({ externalId, name, courseId, teacherId, studentLimit }) => {
        const course = [...known.courses.values()].find(({ id }) => id === courseId)
        return { externalId, name, course: course?.externalId ?? '', teacher: nameOf(teacherId), studentLimit }
      })
    case 'enrolments':
      return [...known.classes.values()].flatMap(({ externalId, students }) =>
        [...students].map((id) => ({ class: externalId, student: nameOf(id) })),
      )
    case 'series': {
      const rows: Cells[] = []
      for (const { id, externalId } of known.classes.values()) {
        for (const { startsAt, endsAt } of await officeClasses.lessons(id)) {
          const { day, time } = momentOf(startsAt, known.timeZone)
          const minutes = Math.round((endsAt - startsAt) / 60_000)
          rows.push({
            class: externalId,
            weekdays: weekdayOf(day),
            time,
            startDate: day,
            lessons: 1,
            minutes,
            timeZone: known.timeZone,
          })
        }
      }
      return rows
    }
  }
}

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : neutralCell(String(value))

/** In the order of the first columns, as a person counts: S2 before S10. */
function sheetOf(table: SchoolTable, rows: readonly Cells[]): string[][] {
  const columns = COLUMNS[table].map(({ name }) => name)
  const cells = rows.map((row) => columns.map((column) => textOf(row[column])))
  return [columns, ...cells.toSorted(inOrder)]
}

const { compare } = new Intl.Collator('zh', { numeric: true })
function inOrder(one: readonly string[], other: readonly string[]): number {
  for (const [index, text] of one.entries()) {
    const difference = compare(text, other[index] ?? '')
    if (difference !== 0) return difference
  }
  return 0
}

// With a byte order mark, by which Excel knows UTF-8.
const csvFile = (sheet: readonly string[][]): Uint8Array =>
  strToU8(`\uFEFF${Papa.unparse([...sheet], { newline: '\r\n' })}\r\n`)

async function xlsxFile(sheets: readonly { name: string; rows: readonly string[][] }[]): Promise<Uint8Array> {
  const { default: writeExcel } = await import('write-excel-file/universal')
  const written = sheets.map(({ name, rows: [head = [], ...body] }) => ({
    sheet: name,
    data: [
      head.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...body.map((cells) => cells.map((value) => ({ value, type: String }))),
    ],
  }))
  return new Uint8Array(await (await writeExcel(written).toBlob()).arrayBuffer())
}

/** The notes stand below the example in a CSV file, and on a second sheet of a workbook. */
function templateFile(table: SchoolTable, format: 'csv' | 'xlsx'): Uint8Array | Promise<Uint8Array> {
  const { rows, notes } = importTemplate(table)
  if (format === 'xlsx') {
    return xlsxFile([
      { name: table, rows },
      { name: 'columns', rows: [['column', '*', 'allowed', '= 中文 日本語'], ...notes] },
    ])
  }
  return csvFile([
    ...rows,
    ...notes.map(([name = '', required = '', allowed = '']) => [`${NOTE_MARK}${name}${required}: ${allowed}`]),
  ])
}

/** OneRoster 1.2, as a ZIP of CSV files. */
function oneRosterFile(known: KnownSchool, now: number): Uint8Array {
  const at = new Date(now).toISOString()
  const of = (columns: string, rows: readonly (readonly (string | number | null | undefined)[])[]) =>
    strToU8(Papa.unparse([columns.split(','), ...rows.map((row) => row.map(textOf))], { newline: '\r\n' }))
  const people = openPeople(known)
  const headOf = familyHeads(people)
  const classes = [...known.classes.values()]
  const courseOf = (courseId: string) => [...known.courses.values()].find(({ id }) => id === courseId)?.externalId
  const sourced = (id: string) => known.people.get(id)?.externalId ?? id
  const enrolled = classes.flatMap(({ externalId, teacherId, students }) => [
    { id: `${externalId}-t`, group: externalId, user: sourced(teacherId), role: 'teacher' },
    ...[...students].map((id) => ({
      id: `${externalId}-${sourced(id)}`,
      group: externalId,
      user: sourced(id),
      role: 'student',
    })),
  ])
  const files = ['academicSessions', 'classes', 'courses', 'enrollments', 'orgs', 'roles', 'users']
  return zipSync({
    'manifest.csv': of('propertyName,value', [
      ['manifest.version', '1.0'],
      ['oneroster.version', '1.2'],
      ...files.map((name) => [`file.${name}`, name === 'academicSessions' ? 'absent' : 'bulk']),
    ]),
    'orgs.csv': of('sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId', [
      ['school', 'active', at, '', 'school', '', ''],
    ]),
    'users.csv': of(
      'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
      people.map((one) => [
        sourced(one.id),
        'active',
        at,
        'true',
        // Two rows with one username would be refused where they are read again.
        headOf(one) ? '' : one.username,
        '',
        one.name,
        '',
        '',
        '',
        '',
        headOf(one) ? '' : one.mobile,
        '',
        '',
        '',
        '',
      ]),
    ),
    'roles.csv': of(
      'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
      people.map((one) => [
        `${sourced(one.id)}-r`,
        'active',
        at,
        sourced(one.id),
        'primary',
        one.role,
        '',
        '',
        'school',
        '',
      ]),
    ),
    'courses.csv': of(
      'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
      [...known.courses.values()].map((one) => [one.externalId, 'active', at, '', one.name, '', '', 'school', '', '']),
    ),
    'classes.csv': of(
      'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
      classes.map((one) => [
        one.externalId,
        'active',
        at,
        one.name,
        '',
        courseOf(one.courseId),
        '',
        'scheduled',
        '',
        'school',
        '',
        '',
        '',
        '',
      ]),
    ),
    'enrollments.csv': of(
      'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
      enrolled.map((one) => [
        one.id,
        'active',
        at,
        one.group,
        'school',
        one.user,
        one.role,
        one.role === 'teacher' ? 'true' : 'false',
        '',
        '',
      ]),
    ),
  })
}

export interface ExportWish {
  table: SchoolTable
  format: 'csv' | 'xlsx' | 'oneroster'
  /** A template has the columns without the school's rows; OneRoster has none. */
  content?: 'rows' | 'template' | undefined
}

/** False for a template, which tells nothing about the school. */
export const tellsRows = ({ format, content }: Omit<ExportWish, 'table'>): boolean =>
  content !== 'template' || format === 'oneroster'

/** The file of one table, or of all in OneRoster. */
export async function exportFile(
  stores: Pick<Stores, 'importWrites' | 'officeClasses'>,
  { schoolId, now }: Pick<OfficeCall, 'schoolId' | 'now'>,
  { table, format, content }: ExportWish,
): Promise<Uint8Array> {
  if (content === 'template' && format !== 'oneroster') return templateFile(table, format)
  const known = await stores.importWrites.known(schoolId, now)
  if (format === 'oneroster') return oneRosterFile(known, now)
  const sheet = sheetOf(table, await exportedRows(stores, known, table))
  return format === 'csv' ? csvFile(sheet) : xlsxFile([{ name: table, rows: sheet }])
}
