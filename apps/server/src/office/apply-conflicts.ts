/** Looks once more, as rows are carried out, whether teachers and students have time: lessons may be planned since the check. */
import { lessonInTheWay } from '../domain/school/office/conflicts/series-conflicts.ts'
import type { RowReason } from '../domain/school/office/import-row.ts'
import { type KnownClass, knownPerson } from '../domain/school/office/known-school.ts'
import { type Conflict, hasBegun } from '../domain/timetable/lesson-times.ts'
import type { Batch } from './apply-batch.ts'

/** What is planned for those who join classes, and for the teachers of these, waits until the rows are done. */
export async function reserveJoining({ stores, known, rows }: Batch): Promise<void> {
  const joining = rows.flatMap(({ table, fields }) => {
    if (table !== 'enrolments') return []
    const { class: className = '', student = '' } = fields
    return [known.classes.get(className)?.teacherId, knownPerson(known, student)?.id]
  })
  const people = new Set(joining.filter((id) => id !== undefined))
  if (people.size > 0) await stores.lessonTimes.reservePeople([...people])
}

/** Tells why a teacher cannot take the lessons of a class over, or null. */
export async function handoverProblem(
  { id }: KnownClass,
  teacherId: string,
  { stores, call, known, rows }: Batch,
): Promise<{ reason: RowReason; value?: string } | null> {
  const { lessonPlans, lessonTimes } = stores
  await lessonTimes.reserve(teacherId, null)
  const lessons = await lessonPlans.ofClass(id)
  if (lessons.some(({ startedAt, endedAt }) => startedAt !== null && endedAt === null))
    return { reason: 'cannot-change' }
  const times = lessons.filter((one) => !hasBegun(one) && !one.isAwaitingTime && one.endsAt > call.now)
  // Rows that follow give these classes of the teacher to others.
  const leaving = rows.flatMap(({ fields }) => {
    const group = known.classes.get(fields.externalId ?? '')
    const next = knownPerson(known, fields.teacher ?? '')
    return group?.teacherId === teacherId && next && next.id !== teacherId ? [group.id] : []
  })
  const lessonsThere = await Promise.all(leaving.map((classId) => lessonPlans.ofClass(classId)))
  const except = [...lessons, ...lessonsThere.flat()].map((lesson) => lesson.id)
  const [conflict] = (await lessonTimes.conflicts({ teacherId, classId: null, times, except })).flat()
  if (!conflict) return null
  return { reason: 'teacher-busy', value: lessonInTheWay(conflict, conflict.className, known.timeZone) }
}

/** Names the lesson that a student has at a time of the class, or null. */
export async function joiningConflict(studentId: string, classId: string, batch: Batch): Promise<string | null> {
  const conflict = (await conflictsOfJoining(studentId, classId, batch)).find(({ students }) =>
    students.some(({ id }) => id === studentId),
  )
  return conflict ? lessonInTheWay(conflict, conflict.className, batch.known.timeZone) : null
}

// Asks once for all rows of a class, and again for a student whom a row of the batch put into another class.
async function conflictsOfJoining(studentId: string, classId: string, batch: Batch): Promise<readonly Conflict[]> {
  const { stores, call, known, rows, writes, busyStudents } = batch
  if (writes.enrolments.some((one) => one.studentId === studentId)) {
    await stores.importWrites.add({ enrolments: writes.enrolments })
    writes.enrolments = []
    busyStudents.clear()
  }
  const found = busyStudents.get(classId)
  if (found) return found
  const joining = rows.flatMap(({ fields }) =>
    known.classes.get(fields.class ?? '')?.id === classId ? [knownPerson(known, fields.student ?? '')?.id] : [],
  )
  const students = [...new Set(joining.filter((id) => id !== undefined))]
  const conflicts = await stores.registrations.conflicts(students, classId, call.now)
  busyStudents.set(classId, conflicts)
  return conflicts
}
