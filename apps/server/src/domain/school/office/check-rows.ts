/** Tells the faults of each row of an import, in the school as it is and with the rest of the file. */
import { isPhone, isPhoneZone, phoneOf } from '../../accounts/phone.ts'
import { LESSON_MINUTES, seatLimit } from '../../courses/public-course.ts'
import { ianaZone } from '../../timetable/time-zone.ts'
import { COLUMNS, hasForm, type SchoolTable, SERIES_MAX, TABLES } from './import-columns.ts'
import { PRICE, readWeekdays } from './import-values.ts'
import { familyDepths, isOwnFamily, personInFile } from './family-links.ts'
import { type ImportRow, type RowProblem, type RowReason, rowProblem } from './import-row.ts'
import { type KnownSchool, knownPerson, personOfRow, phoneKey, textbookOf } from './known-school.ts'
import { isUsername } from './person-rules.ts'

const UNREADABLE = /[\uFFFD\p{Cc}]/u
const DAY = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export interface CheckedRow extends ImportRow {
  problems: readonly RowProblem[]
}

/** Rows in the order in which they are carried out, each with all its problems. */
export function checkRows(rows: readonly ImportRow[], known: KnownSchool): CheckedRow[] {
  const file = indexFile(rows)
  const ordered = rows.toSorted(
    (one, other) =>
      TABLES.indexOf(one.table) - TABLES.indexOf(other.table) ||
      compare(file.depths.get(one), file.depths.get(other)) ||
      one.line - other.line,
  )
  const seats = new Map<string, number>()
  return ordered.map((row) => {
    const problems: RowProblem[] = [...row.problems, ...cellProblems(row), ...doubles(row, file)]
    const report: Report = (field, reason, more = {}) => {
      if (problems.some((one) => one.field === field)) return
      const allowed = more.allowed ?? allowedBy(row.table, field, reason)
      problems.push(
        rowProblem(field, reason, row.fields[field], { ...more, ...(allowed !== undefined && { allowed }) }),
      )
    }
    const check = { row, known, file, seats, report }
    CHECKS[row.table](check)
    reportBadNeeds(check)
    if (problems.length > 0) file.bad.add(row)
    return { ...row, problems }
  })
}

// Children who share an account come after the child whose account it is. Infinite depths have no difference.
const compare = (depth = 0, other = 0) => (depth === other ? 0 : depth - other)

type Report = (field: string, reason: RowReason, more?: Pick<RowProblem, 'otherLine' | 'allowed'>) => void

const allowedBy = (table: SchoolTable, field: string, reason: RowReason): string | undefined =>
  reason === 'out-of-range' || reason.startsWith('not-a-')
    ? COLUMNS[table].find(({ name }) => name === field)?.allowed
    : undefined

interface FileIndex {
  /** Counts each key, with the line of its first row. */
  first: Map<string, number>
  people: Map<string, ImportRow>
  /** Rows that a child's row waits for; see `familyDepths`. */
  depths: ReadonlyMap<ImportRow, number>
  classes: Map<string, ImportRow>
  courses: Map<string, ImportRow>
  textbooks: Map<string, ImportRow>
  /** Rows with problems, of those that were checked by now. */
  bad: Set<ImportRow>
}

interface Check {
  row: ImportRow
  known: KnownSchool
  file: FileIndex
  /** Students of each class, with those of the rows before. */
  seats: Map<string, number>
  report: Report
}

/** Keys that no two rows of a file may have. */
function keysOf({ table, fields }: ImportRow): { field: string; key: string }[] {
  const isPerson = table === 'teachers' || table === 'students'
  const own = (field: string, key: string | undefined, scope = isPerson ? 'people' : table) =>
    key === undefined ? [] : [{ field, key: `${scope} ${field} ${key}` }]
  if (table === 'enrolments') return own('student', `${fields.class} ${fields.student}`)
  if (table === 'series') return []
  const phone = fields.mobile === undefined ? undefined : `${fields.phoneCountry ?? ''} ${fields.mobile}`
  return [
    ...own('externalId', fields.externalId),
    ...(isPerson ? [...own('username', fields.username?.toLowerCase()), ...own('mobile', phone)] : []),
  ]
}

function indexFile(rows: readonly ImportRow[]): FileIndex {
  const index: FileIndex = {
    first: new Map(),
    people: new Map(),
    depths: new Map(),
    classes: new Map(),
    courses: new Map(),
    textbooks: new Map(),
    bad: new Set(),
  }
  // When two rows have one name, the first stands and the other is reported.
  const add = (named: Map<string, ImportRow>, name: string | undefined, row: ImportRow) => {
    if (name !== undefined && !named.has(name)) named.set(name, row)
  }
  for (const row of rows) {
    const { table, fields, line } = row
    for (const { key } of keysOf(row)) index.first.set(key, Math.min(line, index.first.get(key) ?? line))
    if (table === 'teachers' || table === 'students') {
      add(index.people, fields.externalId, row)
      add(index.people, fields.username?.toLowerCase(), row)
    }
    if (table === 'classes') add(index.classes, fields.externalId, row)
    if (table === 'courses') add(index.courses, fields.externalId, row)
    if (table === 'textbooks') for (const name of [fields.externalId, fields.name]) add(index.textbooks, name, row)
  }
  return { ...index, depths: familyDepths(rows, index.people) }
}

function cellProblems({ table, fields }: ImportRow): RowProblem[] {
  return COLUMNS[table].flatMap((column) => {
    const { name, isRequired, max, hasLines } = column
    const text = fields[name]
    if (text === undefined) return isRequired === true ? [rowProblem(name, 'required')] : []
    const read = hasLines === true ? text.replace(/[\n\t]/g, ' ') : text
    if (UNREADABLE.test(read)) return [rowProblem(name, 'not-readable', text)]
    return text.length > max && !hasForm(column) ? [rowProblem(name, 'too-long', text, { allowed: `≤ ${max}` })] : []
  })
}

const doubles = (row: ImportRow, { first }: FileIndex): RowProblem[] =>
  keysOf(row).flatMap(({ field, key }) => (first.get(key) === row.line ? [] : [doubleOf(row, field, first.get(key))]))

function doubleOf({ fields }: ImportRow, field: string, otherLine: number | undefined): RowProblem {
  return rowProblem(field, 'double-in-file', fields[field], otherLine === undefined ? {} : { otherLine })
}

const CHECKS: Readonly<Record<SchoolTable, (check: Check) => void>> = {
  teachers: (check) => checkPerson(check, 'teacher'),
  students: (check) => checkPerson(check, 'student'),
  textbooks: () => undefined,
  courses: checkCourse,
  classes: checkClass,
  enrolments: checkEnrolment,
  series: checkSeries,
}

/** Reports a row that names what is neither in the school nor made by a good row of the file. */
function reportBadNeeds({ row: { table, fields }, known, file, report }: Check): void {
  const { familyOf, textbook, course, teacher, student } = fields
  const need = (field: string, isKnown: boolean, needed: ImportRow | undefined) => {
    if (!isKnown && needed && file.bad.has(needed)) report(field, 'needs-bad-row', { otherLine: needed.line })
  }
  const needPerson = (field: string, text: string | undefined) =>
    text !== undefined && need(field, knownPerson(known, text) !== null, personInFile(file.people, text))
  needPerson('familyOf', familyOf)
  if (textbook !== undefined) need('textbook', textbookOf(known, textbook) !== null, file.textbooks.get(textbook))
  if (table === 'classes') {
    needPerson('teacher', teacher)
    if (course !== undefined) need('course', known.courses.has(course), file.courses.get(course))
  }
  if (table === 'enrolments') needPerson('student', student)
  if (fields.class !== undefined) need('class', known.classes.has(fields.class), file.classes.get(fields.class))
}

function checkPerson({ row, known, file, report }: Check, role: 'teacher' | 'student'): void {
  const { fields } = row
  const { externalId, username, phoneCountry, mobile, birthday, familyOf } = fields
  // Without either, the same file would add the same people again.
  if (externalId === undefined && username === undefined) report('externalId', 'required')
  if (username !== undefined && !isUsername(username)) report('username', 'not-a-username')
  if (birthday !== undefined && (!isDay(birthday) || birthday > known.today)) report('birthday', 'not-a-date')
  const person = personOfRow(known, fields)
  if (person && person.role !== role) report('externalId', 'role-differs')
  if (person?.isClosed) report('externalId', 'is-closed')
  if (username !== undefined) {
    const holder = known.byUsername.get(username.toLowerCase())
    if (holder !== undefined && known.people.get(holder)?.accountId !== person?.accountId) report('username', 'taken')
  }
  if (mobile !== undefined) {
    const phone = phoneOf(phoneCountry ?? '', mobile)
    if (phoneCountry === undefined) report('phoneCountry', 'required')
    else if (!isPhoneZone(phone.zone)) report('phoneCountry', 'not-a-country-code')
    else if (!isPhone(phone)) report('mobile', 'not-a-phone')
    else {
      const holder = known.phones.get(phoneKey(phone.zone, phone.mobile))
      if (holder !== undefined && holder !== person?.accountId) report('mobile', 'taken')
    }
  }
  if (familyOf === undefined) return
  const relative = knownPerson(known, familyOf)
  const inFile = personInFile(file.people, familyOf)?.table
  if (!relative && inFile === undefined) return report('familyOf', 'unknown')
  if ((relative?.role ?? 'student') !== 'student' || inFile === 'teachers') report('familyOf', 'role-differs')
  else if (isOwnFamily(row, known) || file.depths.get(row) === Number.POSITIVE_INFINITY)
    report('familyOf', 'circular-family')
  else if (!person && relative?.isClosed) report('familyOf', 'is-closed')
  else if (person && relative && person.accountId !== relative.accountId) report('familyOf', 'family-differs')
  if (username !== undefined) report('username', 'not-with-family')
  if (mobile !== undefined) report('mobile', 'not-with-family')
}

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const [, , day] = text.split('-').map(Number)
  return new Date(`${text}T00:00:00Z`).getUTCDate() === day
}

const isNumber = (text: string) => /^\d{1,6}$/.test(text)

function checkMinutes(field: string, text: string | undefined, report: Report): void {
  if (text === undefined) return
  if (!isNumber(text)) report(field, 'not-a-number')
  else if (!LESSON_MINUTES.includes(Number(text))) report(field, 'out-of-range')
}

// In yuan, as the contract bounds it in fen.
const PRICE_MAX = 1_000_000

function checkCourse({ row: { fields }, known, file, report }: Check): void {
  const { name = '', classType, textbook, lessonMinutes, price, externalId } = fields
  if (name.length === 1) report('name', 'too-short')
  if (classType !== undefined && classType !== 'small' && classType !== 'large') report('classType', 'not-a-type')
  checkMinutes('lessonMinutes', lessonMinutes, report)
  if (price !== undefined && !PRICE.test(price)) report('price', 'not-a-number')
  else if (price !== undefined && Number(price) > PRICE_MAX) report('price', 'out-of-range')
  if (textbook !== undefined && !textbookOf(known, textbook) && !file.textbooks.has(textbook))
    report('textbook', 'unknown')
  const course = externalId === undefined ? undefined : known.courses.get(externalId)
  // Its classes have seats by the type it has.
  if (course && classType !== undefined && course.classType !== classType) report('classType', 'cannot-change')
}

function checkClass({ row: { fields }, known, file, report }: Check): void {
  const { course, teacher, studentLimit, externalId } = fields
  const group = externalId === undefined ? undefined : known.classes.get(externalId)
  const knownCourse = course === undefined ? undefined : known.courses.get(course)
  const newCourse = course === undefined ? undefined : file.courses.get(course)
  if (course !== undefined && !knownCourse && !newCourse) report('course', 'unknown')
  if (group && knownCourse && group.courseId !== knownCourse.id) report('course', 'cannot-change')
  if (teacher !== undefined) {
    const person = knownPerson(known, teacher)
    const inFile = personInFile(file.people, teacher)?.table
    if (!person && inFile === undefined) report('teacher', 'unknown')
    else if (person?.isClosed) report('teacher', 'is-closed')
    else if (person?.role === 'student' || (!person && inFile === 'students')) report('teacher', 'role-differs')
  }
  if (studentLimit === undefined) return
  const classType = knownCourse?.classType ?? (newCourse?.fields.classType === 'large' ? 'large' : 'small')
  if (!isNumber(studentLimit) || Number(studentLimit) < 1) report('studentLimit', 'not-a-number')
  else if (Number(studentLimit) > seatLimit(classType, known))
    report('studentLimit', 'out-of-range', { allowed: `1–${seatLimit(classType, known)}` })
  else if (group && Number(studentLimit) < group.students.size) report('studentLimit', 'class-full')
}

/** Seats of a class that the school has, or that the file brings. */
function seatsOf(name: string, { known, file }: Pick<Check, 'known' | 'file'>): number {
  const group = known.classes.get(name)
  const fresh = file.classes.get(name)
  const wished = Number(fresh?.fields.studentLimit ?? group?.studentLimit ?? 0)
  if (wished > 0) return wished
  const course = fresh?.fields.course ?? ''
  const type = known.courses.get(course)?.classType ?? file.courses.get(course)?.fields.classType
  return seatLimit(type === 'large' ? 'large' : 'small', known)
}

function checkEnrolment({ row: { fields }, known, file, seats, report }: Check): void {
  const { class: name, student } = fields
  const group = name === undefined ? undefined : known.classes.get(name)
  if (name !== undefined && !group && !file.classes.has(name)) return report('class', 'unknown')
  if (student === undefined || name === undefined) return
  const person = knownPerson(known, student)
  const inFile = personInFile(file.people, student)?.table
  if (!person && inFile === undefined) return report('student', 'unknown')
  if (person?.isClosed) return report('student', 'is-closed')
  if (person?.role === 'teacher' || (!person && inFile === 'teachers')) return report('student', 'role-differs')
  if (person && group?.students.has(person.id)) return
  const taken = (seats.get(name) ?? group?.students.size ?? 0) + 1
  seats.set(name, taken)
  if (taken > seatsOf(name, { known, file })) report('class', 'class-full')
}

function checkSeries({ row: { fields }, known, file, report }: Check): void {
  const { class: name, weekdays, time, startDate, lessons, minutes, timeZone } = fields
  if (name !== undefined && !known.classes.has(name) && !file.classes.has(name)) report('class', 'unknown')
  if (weekdays !== undefined && readWeekdays(weekdays) === null) report('weekdays', 'not-a-weekday')
  if (time !== undefined && !TIME.test(time)) report('time', 'not-a-time')
  if (startDate !== undefined && !isDay(startDate)) report('startDate', 'not-a-date')
  if (lessons !== undefined && !isNumber(lessons)) report('lessons', 'not-a-number')
  else if (lessons !== undefined && (Number(lessons) < 1 || Number(lessons) > SERIES_MAX))
    report('lessons', 'out-of-range')
  checkMinutes('minutes', minutes, report)
  if (timeZone !== undefined && ianaZone(timeZone) === null) report('timeZone', 'not-a-zone')
}
