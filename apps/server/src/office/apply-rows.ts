/** Carries checked rows out, many at once: what is new is inserted in one statement for each table. */
import type { Stores } from '../db/stores.ts'
import type { StoredRow } from '../db/school/school-imports.ts'
import { phoneOf } from '../domain/accounts/phone.ts'
import { seatLimit } from '../domain/courses/public-course.ts'
import type { SchoolTable } from '../domain/school/office/import-columns.ts'
import { type RowProblem, type RowReason, rowProblem } from '../domain/school/office/import-row.ts'
import { readWeekdays } from '../domain/school/office/import-values.ts'
import {
  type KnownClass,
  type KnownPerson,
  type KnownSchool,
  knownPerson,
  personOfRow,
  phoneKey,
  textbookOf,
} from '../domain/school/office/known-school.ts'
import { numberedUsername, usernameBase } from '../domain/school/office/person-rules.ts'
import type { SchoolRole } from '../domain/actor.ts'
import { isRunning } from '../domain/timetable/lesson-times.ts'
import type { Batch, WriteRows } from './apply-batch.ts'
import { busyRows } from './apply-conflicts.ts'
import { planSeries } from './series.ts'
import { ApiError } from '../http/api-error.ts'
import type { OfficeCall } from './office-call.ts'

export interface AppliedRow {
  position: number
  state: 'created' | 'changed' | 'unchanged' | 'bad'
  problems?: RowProblem[]
}

type Outcome = AppliedRow['state'] | RowProblem
type Apply = (fields: Readonly<Record<string, string>>, batch: Batch) => Outcome | Promise<Outcome>

/**
 * In the caller's transaction. `known` holds the new rows afterwards: when the transaction fails, read it again.
 * @param rows of one table
 * @param isDue ends it after a row; those that are left are not among the answer
 */
export async function applyRows(
  stores: Stores,
  call: OfficeCall,
  known: KnownSchool,
  rows: readonly StoredRow[],
  isDue: () => boolean = () => false,
): Promise<AppliedRow[]> {
  const writes: WriteRows = { accounts: [], people: [], courses: [], classes: [], enrolments: [] }
  const batch: Batch = { stores, call, known, rows, writes, numbers: new Map() }
  const busy = await busyRows(batch)
  const applied: AppliedRow[] = []
  for (const row of rows) {
    if (applied.length > 0 && isDue()) break
    const { position, table, fields } = row
    const outcome = busy.get(row) ?? (await APPLY[table](fields, batch))
    applied.push(
      typeof outcome === 'string' ? { position, state: outcome } : { position, state: 'bad', problems: [outcome] },
    )
  }
  await stores.importWrites.add(writes)
  return applied
}

const APPLY: Readonly<Record<SchoolTable, Apply>> = {
  teachers: (fields, batch) => applyPerson(fields, batch, 'teacher'),
  students: (fields, batch) => applyPerson(fields, batch, 'student'),
  textbooks: applyTextbook,
  courses: applyCourse,
  classes: applyClass,
  enrolments: applyEnrolment,
  series: applySeries,
}

/** The fields that a row brings and that are other than what is there. */
function differences<Known extends object>(known: Known, wished: Partial<Known>): Partial<Known> {
  const entries = Object.entries(wished).filter(
    ([name, value]) => value !== undefined && known[name as keyof Known] !== value,
  )
  return Object.fromEntries(entries) as Partial<Known>
}

async function applyPerson(fields: Readonly<Record<string, string>>, batch: Batch, role: SchoolRole): Promise<Outcome> {
  const { known, stores, call } = batch
  const { externalId, name = '', nickname, username, birthday, parentName, parentMobile, familyOf } = fields
  const phone = fields.mobile === undefined ? null : phoneOf(fields.phoneCountry ?? '', fields.mobile)
  const person = personOfRow(known, fields)
  if (!person) return addPerson()
  const change = differences<KnownPerson>(person, {
    name,
    ...(nickname !== undefined && { nickname }),
    ...(birthday !== undefined && { birthday }),
    ...(parentName !== undefined && { parentName }),
    ...(parentMobile !== undefined && { parentMobile }),
    ...(externalId !== undefined && externalId !== person.id && { externalId }),
  })
  const accountChange = differences<KnownPerson>(person, {
    ...(username !== undefined && { username }),
    ...(phone && { zone: phone.zone, mobile: phone.mobile }),
  })
  if (Object.keys(change).length > 0) {
    await stores.importWrites.changePerson(person.id, { ...change, updatedAt: call.now })
  }
  const { username: nextName, zone, mobile } = accountChange
  const isNewAccount = Object.keys(accountChange).length > 0 && person.accountId !== null
  if (isNewAccount && person.accountId !== null) {
    await stores.importWrites.changeAccount(person.accountId, {
      ...(typeof nextName === 'string' && { username: nextName }),
      ...(zone !== undefined && { zone }),
      ...(mobile !== undefined && { mobile }),
    })
  }
  remember({ ...person, ...change, ...accountChange })
  return Object.keys(change).length > 0 || isNewAccount ? 'changed' : 'unchanged'

  function addPerson(): Outcome {
    const { schoolId, now } = call
    const family = familyOf === undefined ? null : knownPerson(known, familyOf)
    if (familyOf !== undefined && (!family?.accountId || family.isClosed))
      return rowProblem('familyOf', family ? 'is-closed' : 'unknown', familyOf)
    const id = `usr_${crypto.randomUUID()}`
    const accountId = family?.accountId ?? `acc_${crypto.randomUUID()}`
    const ownName = family ? null : (username ?? madeUsername(batch, name, role))
    if (ownName !== null) {
      const { zone = null, mobile = null } = phone ?? {}
      batch.writes.accounts.push({ id: accountId, schoolId, username: ownName, zone, mobile, createdAt: now })
    }
    const added = {
      id,
      role,
      name,
      nickname: nickname ?? name,
      birthday: birthday ?? null,
      parentName: parentName ?? '',
      parentMobile: parentMobile ?? '',
      externalId: externalId ?? null,
      accountId,
    }
    // The username of an account names its first person: siblings of the same file come after them.
    const createdAt = family ? now + 1 : now
    batch.writes.people.push({ ...added, schoolId, createdAt, updatedAt: now })
    const account = {
      username: ownName ?? family?.username ?? null,
      zone: phone?.zone ?? null,
      mobile: phone?.mobile ?? null,
    }
    remember({ ...added, ...account, isClosed: false })
    return 'created'
  }

  function remember(one: KnownPerson): void {
    known.people.set(one.id, one)
    if (one.externalId !== null) known.byExternalId.set(one.externalId, one.id)
    const key = one.username?.toLowerCase()
    if (key !== undefined && !known.byUsername.has(key)) known.byUsername.set(key, one.id)
    if (one.zone !== null && one.mobile !== null && one.accountId !== null)
      known.phones.set(phoneKey(one.zone, one.mobile), one.accountId)
  }
}

function madeUsername({ known, numbers }: Batch, name: string, role: SchoolRole): string {
  const base = usernameBase(name, role)
  for (let no = (numbers.get(base) ?? 0) + 1; ; no++) {
    const username = numberedUsername(base, no)
    if (known.byUsername.has(username)) continue
    numbers.set(base, no)
    return username
  }
}

async function applyTextbook(
  fields: Readonly<Record<string, string>>,
  { stores, call, known }: Batch,
): Promise<Outcome> {
  const { externalId = '', name = '', introduction = '', chapters: list = '' } = fields
  const chapters = list
    .split('|')
    .map((title) => title.trim().slice(0, 100))
    .filter((title) => title !== '')
  const former = known.textbooks.find((one) => one.isOwn && one.externalId === externalId)
  const isSame =
    former?.name === name && former.introduction === introduction && former.chapters.join('|') === chapters.join('|')
  if (isSame) return 'unchanged'
  const textbook = { id: former?.id ?? `tbk_${crypto.randomUUID()}`, externalId, name, introduction, chapters }
  await stores.importWrites.saveTextbook(call.schoolId, textbook)
  known.textbooks = [...known.textbooks.filter((one) => one !== former), { ...textbook, isOwn: true }]
  return former ? 'changed' : 'created'
}

async function applyCourse(fields: Readonly<Record<string, string>>, batch: Batch): Promise<Outcome> {
  const { stores, call, known } = batch
  const { schoolId, now } = call
  const { externalId = '', name = '', classType = 'small', textbook, lessonMinutes, price, introduction } = fields
  const textbookId = textbook === undefined ? undefined : (textbookOf(known, textbook)?.id ?? undefined)
  const wished = {
    name,
    ...(textbookId !== undefined && { textbookId }),
    ...(lessonMinutes !== undefined && { lessonMinutes: Number(lessonMinutes) }),
    ...(price !== undefined && { priceMinor: Math.round(Number(price) * 100) }),
    ...(introduction !== undefined && { introduction }),
  }
  const former = known.courses.get(externalId)
  if (former) {
    const change = differences(former, wished)
    if (Object.keys(change).length === 0) return 'unchanged'
    await stores.importWrites.changeCourse(former.id, { ...change, updatedAt: now })
    if (change.textbookId) await stores.officeCourses.takeChapters(former.id, change.textbookId)
    known.courses.set(externalId, { ...former, ...change })
    return 'changed'
  }
  const added = {
    id: `crs_${crypto.randomUUID()}`,
    externalId,
    classType: classType === 'large' ? ('large' as const) : ('small' as const),
    textbookId: null,
    lessonMinutes: 45,
    priceMinor: 0,
    introduction: '',
    ...wished,
  }
  const rest = {
    schoolId,
    teachingType: 'live',
    totalLessons: 0,
    kind: 'systematic',
    createdAt: now,
    updatedAt: now,
  } as const
  // One by one, because its chapters refer to it; a school has few courses.
  await stores.importWrites.add({ courses: [{ ...added, ...rest }] })
  if (added.textbookId !== null) await stores.officeCourses.takeChapters(added.id, added.textbookId)
  known.courses.set(externalId, added)
  return 'created'
}

async function applyClass(fields: Readonly<Record<string, string>>, batch: Batch): Promise<Outcome> {
  const { stores, call, known, writes } = batch
  const { externalId = '', name = '', course: courseName = '', teacher: teacherName = '', studentLimit } = fields
  const course = known.courses.get(courseName)
  if (!course) return rowProblem('course', 'unknown', courseName)
  const teacher = knownPerson(known, teacherName)
  if (teacher?.role !== 'teacher') return rowProblem('teacher', teacher ? 'role-differs' : 'unknown', teacherName)
  const former = known.classes.get(externalId)
  const wished = {
    name,
    teacherId: teacher.id,
    ...(studentLimit !== undefined && { studentLimit: Number(studentLimit) }),
  }
  if (former) {
    const change = differences<KnownClass>(former, wished)
    if (Object.keys(change).length === 0) return 'unchanged'
    const isHandedOver = change.teacherId !== undefined
    if (isHandedOver && (await stores.lessonPlans.ofClass(former.id)).some(isRunning))
      return rowProblem('teacher', 'cannot-change', teacherName)
    const { students: _, ...columns } = change
    await stores.importWrites.changeClass(former.id, { ...columns, updatedAt: call.now })
    known.classes.set(externalId, { ...former, ...change })
    return 'changed'
  }
  const id = `cls_${crypto.randomUUID()}`
  const added = { id, externalId, courseId: course.id, studentLimit: seatLimit(course.classType, known), ...wished }
  writes.classes.push({ ...added, createdAt: call.now, updatedAt: call.now })
  known.classes.set(externalId, { ...added, students: new Set() })
  return 'created'
}

function applyEnrolment(fields: Readonly<Record<string, string>>, { call, known, writes }: Batch): Outcome {
  const { class: className = '', student: studentName = '' } = fields
  const group = known.classes.get(className)
  if (!group) return rowProblem('class', 'unknown', className)
  const student = knownPerson(known, studentName)
  if (student?.role !== 'student') return rowProblem('student', student ? 'role-differs' : 'unknown', studentName)
  if (group.students.has(student.id)) return 'unchanged'
  if (group.students.size >= group.studentLimit) return rowProblem('class', 'class-full', className)
  writes.enrolments.push({ classId: group.id, studentId: student.id, enrolledAt: call.now })
  group.students.add(student.id)
  return 'created'
}

const BUSY: Readonly<Record<string, RowReason>> = {
  inPast: 'in-past',
  studentsBusy: 'students-busy',
  teacherBusy: 'teacher-busy',
}

async function applySeries(fields: Readonly<Record<string, string>>, batch: Batch): Promise<Outcome> {
  try {
    return await planLessons(fields, batch)
  } catch (error) {
    // The class was deleted, or its course changed, since the rows were read.
    if (!(error instanceof ApiError)) throw error
    const { class: className, startDate } = fields
    return error.code === 'notFound'
      ? rowProblem('class', 'unknown', className)
      : rowProblem('startDate', 'overlap', startDate)
  }
}

async function planLessons(fields: Readonly<Record<string, string>>, { stores, call, known }: Batch): Promise<Outcome> {
  const { class: className = '', weekdays = '', time = '', startDate = '', lessons = '', minutes, timeZone } = fields
  const group = known.classes.get(className)
  if (!group) return rowProblem('class', 'unknown', className)
  await stores.lessonTimes.reserve(group.teacherId, group.id)
  const { lessons: planned } = await planSeries(stores, call, {
    classId: group.id,
    cycle: (readWeekdays(weekdays) ?? []).map((weekday) => ({ weekday, time })),
    startDate,
    count: Number(lessons),
    durationMinutes: minutes === undefined ? undefined : Number(minutes),
    timeZone: timeZone ?? known.timeZone,
  })
  // Lessons that are there from an import before are left as they are.
  const present = new Set((await stores.lessonPlans.ofClass(group.id)).map(({ startsAt }) => startsAt))
  const missing = planned.filter(({ time: { startsAt } }) => !present.has(startsAt))
  if (missing.length === 0) return 'unchanged'
  const refused = missing.find(({ problem }) => problem !== null)
  if (refused?.problem) return rowProblem('startDate', BUSY[refused.problem] ?? 'overlap', startDate)
  await stores.lessonPlans.add(
    group.id,
    missing.map(({ time: { startsAt, endsAt } }, index) => ({
      startsAt,
      endsAt,
      name: planned[index]?.name ?? className,
      courseChapterId: planned[index]?.courseChapterId ?? null,
    })),
  )
  return present.size > 0 ? 'changed' : 'created'
}
