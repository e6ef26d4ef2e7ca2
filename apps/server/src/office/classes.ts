/** Classes of systematic courses, and the students of all classes, changed by the office. Each function is one change. */
import { allNames } from '../domain/names.ts'
import type { OfficeClass } from '../db/school/office-classes.ts'
import type { OfficeCourse } from '../db/school/office-courses.ts'
import { seatLimit } from '../domain/courses/public-course.ts'
import { type NamesInput, namesChange } from '../domain/names.ts'
import { changedFields, changesFrom } from '../domain/school/office/audit.ts'
import { type Conflict, hasBegun, isRunning } from '../domain/timetable/lesson-times.ts'
import { ApiError } from '../http/api-error.ts'
import { invalidField } from '../http/invalid-input.ts'
import { audit, type OfficeCall, requireFound, requireUnchanged } from './office-call.ts'
import type { Stores } from '../db/stores.ts'

type ClassStores = Pick<
  Stores,
  | 'auditEntries'
  | 'classStudents'
  | 'lessonPlans'
  | 'lessonTimes'
  | 'officeClasses'
  | 'officeCourses'
  | 'registrations'
  | 'schoolProfiles'
  | 'systemMessages'
>

export interface ClassInput extends NamesInput {
  courseId: string
  name: string
  teacherId: string
  studentLimit?: number | undefined
  externalId?: string | undefined
}

/** @throws {ApiError} `notFound` for the course, `externalIdTaken`, `invalidInput` @returns the id */
export async function createClass(stores: ClassStores, call: OfficeCall, input: ClassInput): Promise<string> {
  const { officeClasses, officeCourses } = stores
  const { schoolId, now } = call
  const { courseId, name, teacherId, externalId = '' } = input
  const course = requireFound(await officeCourses.course(schoolId, courseId))
  await requireTeacher(stores, schoolId, teacherId)
  await requireFreeClassId(stores, schoolId, externalId, null)
  const seats = await seatsOf(stores, schoolId, course)
  const { studentLimit = seats } = input
  requireSeats(studentLimit, seats, 0)
  const id = `cls_${crypto.randomUUID()}`
  await officeClasses.addClass({
    id,
    courseId,
    teacherId,
    name: name.trim(),
    ...namesChange(input),
    studentLimit,
    externalId: externalId === '' ? null : externalId,
    createdAt: now,
    updatedAt: now,
  })
  const detail = changedFields({ name, courseName: course.name, studentLimit, externalId })
  await audit(stores, call, 'class.added', { type: 'class', id }, detail)
  return id
}

export interface ClassUpdate extends Partial<ClassInput> {
  classId: string
  basedOn?: string | undefined
  confirm?: boolean | undefined
}

/**
 * @throws {ApiError} `notFound`, `changedMeanwhile`, `externalIdTaken`, `invalidInput`; `teacherBusy` unless confirmed;
 * `courseNotEditable` while a lesson of the class is held
 */
export async function updateClass(
  stores: ClassStores,
  call: OfficeCall,
  input: ClassUpdate,
  refusal: (conflicts: readonly Conflict[]) => ApiError,
): Promise<void> {
  const { officeClasses } = stores
  const { schoolId, now } = call
  const { classId, basedOn, courseId, name, teacherId, studentLimit, externalId, confirm = false } = input
  await officeClasses.lockClass(classId)
  const group = requireSystematic(await officeClasses.class(schoolId, classId, now))
  requireUnchanged(basedOn, group.updatedAt)
  if (externalId !== undefined) await requireFreeClassId(stores, schoolId, externalId, classId)
  if (studentLimit !== undefined) requireSeats(studentLimit, await seatsOf(stores, schoolId, group), group.students)
  if (teacherId !== undefined && teacherId !== group.teacher.id) {
    await requireTeacher(stores, schoolId, teacherId)
    const conflicts = await conflictsOfHandover(stores, classId, teacherId)
    if (conflicts.length > 0 && !confirm) throw refusal(conflicts)
  }
  const course =
    courseId === undefined || courseId === group.courseId
      ? null
      : await newCourse(stores, { ...group, schoolId }, courseId)
  if (course) await officeClasses.moveToCourse(classId, course.id)
  await officeClasses.changeClass(classId, {
    ...(name !== undefined && { name: name.trim() }),
    ...namesChange(input),
    ...(teacherId !== undefined && { teacherId }),
    ...(studentLimit !== undefined && { studentLimit }),
    ...(externalId !== undefined && { externalId: externalId === '' ? null : externalId }),
    updatedAt: now,
  })
  const changed = await officeClasses.class(schoolId, classId, now)
  const given = {
    name: name?.trim(),
    courseName: course?.name,
    teacher: changed?.teacher.name,
    studentLimit,
    externalId,
  }
  const detail = changesFrom({ ...group, teacher: group.teacher.name }, given)
  const about = { type: 'class', id: classId } as const
  if (detail) await audit(stores, call, 'class.changed', about, { ...detail, name: name?.trim() ?? group.name })
}

/** The teacher of a public course decides about its class and its lessons. @throws {ApiError} `notFound` */
export const requireSystematic = (group: OfficeClass | null): OfficeClass =>
  requireFound(group?.courseKind === 'systematic' ? group : null)

// Lessons that were taught and places that were ordered belong to the earlier course, and its size decides about the seats.
async function newCourse(
  { lessonPlans, officeClasses, officeCourses }: ClassStores,
  { id, schoolId, classType }: OfficeClass & { schoolId: string },
  courseId: string,
): Promise<OfficeCourse> {
  const course = await officeCourses.course(schoolId, courseId)
  if (!course) throw invalidField('courseId', 'unknown', 'The school has no such course.')
  if (course.classType !== classType)
    throw invalidField('courseId', 'other_type', 'The classes of this course have another size.')
  if ((await lessonPlans.ofClass(id)).some(hasBegun)) throw new ApiError('courseNotEditable', { reason: 'begun' })
  if (await officeClasses.hasOrders(id)) throw new ApiError('courseNotEditable', { reason: 'ordered' })
  return course
}

// Lessons of the new teacher at the times of those that they would take over.
async function conflictsOfHandover({ lessonPlans, lessonTimes }: ClassStores, classId: string, teacherId: string) {
  const lessons = await lessonPlans.ofClass(classId)
  if (lessons.some(isRunning)) throw new ApiError('courseNotEditable', { reason: 'lesson-running' })
  const open = lessons.filter((lesson) => !hasBegun(lesson))
  await lessonTimes.reserve(teacherId, null)
  const except = open.map(({ id }) => id)
  return (await lessonTimes.conflicts({ teacherId, classId: null, times: open, except })).flat()
}

async function seatsOf(
  { schoolProfiles }: ClassStores,
  schoolId: string,
  { classType }: Pick<OfficeCourse | OfficeClass, 'classType'>,
): Promise<number> {
  const school = requireFound(await schoolProfiles.get(schoolId))
  return seatLimit(classType, school.settings)
}

function requireSeats(studentLimit: number, seats: number, taken: number): void {
  if (studentLimit > seats)
    throw invalidField('studentLimit', 'too_big', 'A class of this type doesn’t have so many seats.')
  if (studentLimit < taken) throw invalidField('studentLimit', 'too_small', 'The class has more students than this.')
}

async function requireTeacher({ officeClasses }: ClassStores, schoolId: string, teacherId: string) {
  if (!(await officeClasses.isTeacher(schoolId, teacherId)))
    throw invalidField('teacherId', 'unknown', 'The school has no such teacher.')
}

async function requireFreeClassId(
  { officeClasses }: ClassStores,
  schoolId: string,
  externalId: string,
  own: string | null,
) {
  if (externalId === '') return
  const holder = await officeClasses.classWithExternalId(schoolId, externalId)
  if (holder !== null && holder !== own) throw new ApiError('externalIdTaken')
}

export interface Enrolment {
  classId: string
  stuIds: readonly string[]
  confirm?: boolean | undefined
}

/**
 * Students may be in two lessons at one time where the school says that it knows.
 * @throws {ApiError} `notFound` for class or students, `classFull`; what `refusal` makes of students who are busy,
 * unless confirmed
 */
export async function enrolStudents(
  stores: ClassStores,
  call: OfficeCall,
  { classId, stuIds, confirm = false }: Enrolment,
  refusal: (conflicts: readonly Conflict[]) => ApiError,
): Promise<void> {
  const { lessonTimes, officeClasses, registrations } = stores
  const { schoolId, now } = call
  await officeClasses.lockClass(classId)
  const group = requireFound(await officeClasses.class(schoolId, classId, now))
  const known = await officeClasses.studentsAmong(schoolId, stuIds)
  if (known.length < new Set(stuIds).size) throw new ApiError('notFound')
  const present = new Set((await officeClasses.students(classId)).map(({ id }) => id))
  const added = known.filter((id) => !present.has(id))
  if (present.size + added.length > group.studentLimit) throw new ApiError('classFull')
  await lessonTimes.reservePeople([group.teacher.id, ...added])
  const conflicts = confirm ? [] : await registrations.conflicts(added, classId, now)
  if (conflicts.length > 0) throw refusal(conflicts)
  await officeClasses.enrol(classId, added, now)
  const detail = { name: group.name, count: added.length }
  await audit(stores, call, 'class.enrolled', { type: 'class', id: classId }, detail)
}

/** @throws {ApiError} `notFound` @returns those who were in it */
export async function withdrawStudents(
  stores: ClassStores,
  call: OfficeCall,
  { classId, stuIds }: { classId: string; stuIds: readonly string[] },
): Promise<string[]> {
  const { classStudents, officeClasses, systemMessages } = stores
  const { schoolId, actor, now } = call
  const group = requireFound(await officeClasses.class(schoolId, classId, now))
  const gone: string[] = []
  for (const id of stuIds) if (await classStudents.remove(classId, id, actor.id ?? group.teacher.id, now)) gone.push(id)
  if (gone.length > 0) {
    const message = { kind: 'removedFromClass', values: { className: allNames(group) }, targetId: classId } as const
    await systemMessages.tell(gone, message, now)
  }
  await audit(stores, call, 'class.withdrawn', { type: 'class', id: classId }, { name: group.name, count: gone.length })
  return gone
}
