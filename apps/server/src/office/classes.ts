/** Systematic courses, their classes and lessons, and the students of all classes, changed by the office. Each function is one change. */
import type { EpochMs } from '@hwjy/classroom/core'
import type { OfficeClass } from '../db/school/office-classes.ts'
import type { OfficeCourse } from '../db/school/office-courses.ts'
import type { Stores } from '../db/stores.ts'
import { overlapsItself, type CycleSlot, type LessonTime, planCycle } from '../domain/courses/course-plan.ts'
import { LESSON_MINUTES, seatLimit } from '../domain/courses/public-course.ts'
import { type NamesInput, namesChange } from '../domain/names.ts'
import { changedFields, changesFrom } from '../domain/school/office/audit.ts'
import { lessonTitle } from '../domain/school/office/series-rules.ts'
import { type Conflict, type LessonTimeDenial, hasBegun, lessonTimeDenial } from '../domain/timetable/lesson-times.ts'
import { momentOf } from '../domain/timetable/school-time.ts'
import { ianaZone } from '../domain/timetable/time-zone.ts'
import { ApiError } from '../http/api-error.ts'
import { invalidField } from '../http/invalid-input.ts'
import { audit, type OfficeCall, requireFound, requireUnchanged } from './office-call.ts'

type ClassStores = Pick<
  Stores,
  | 'auditEntries'
  | 'classStudents'
  | 'lessonPlans'
  | 'lessonTimes'
  | 'officeClasses'
  | 'officeCourses'
  | 'officePeople'
  | 'referenceData'
  | 'schoolProfiles'
  | 'systemMessages'
  | 'taughtClasses'
>

export interface CourseInput extends NamesInput {
  name: string
  classType: 'small' | 'large'
  textbookId?: string | undefined
  lessonMinutes?: number | undefined
  introduction?: string | undefined
  priceMinor?: number | undefined
  externalId?: string | undefined
}

const DEFAULT_MINUTES = 45

/** @throws {ApiError} `externalIdTaken`, `invalidInput` @returns the id */
export async function createCourse(stores: ClassStores, call: OfficeCall, input: CourseInput): Promise<string> {
  const { officeCourses } = stores
  const { schoolId, now } = call
  const { name, classType, textbookId, lessonMinutes = DEFAULT_MINUTES, introduction = '', externalId = '' } = input
  const { priceMinor = 0 } = input
  requireMinutes(lessonMinutes)
  await requireFreeCourseId(stores, schoolId, externalId, null)
  if (textbookId !== undefined) await requireTextbook(stores, schoolId, textbookId)
  const id = `crs_${crypto.randomUUID()}`
  await officeCourses.addCourse({
    id,
    schoolId,
    name: name.trim(),
    ...namesChange(input),
    classType,
    teachingType: 'live',
    totalLessons: 0,
    kind: 'systematic',
    status: 'published',
    textbookId: textbookId ?? null,
    introduction,
    priceMinor,
    lessonMinutes,
    externalId: externalId === '' ? null : externalId,
    createdAt: now,
    updatedAt: now,
  })
  if (textbookId !== undefined) await officeCourses.takeChapters(id, textbookId)
  await audit(
    stores,
    call,
    'course.added',
    { type: 'course', id },
    changedFields({ name, classType, priceMinor, externalId }),
  )
  return id
}

export interface CourseUpdate extends Partial<Omit<CourseInput, 'classType'>> {
  courseId: string
  basedOn?: string | undefined
  status?: 'published' | 'closed' | undefined
}

/** @throws {ApiError} `notFound`, `changedMeanwhile`, `externalIdTaken`, `courseNotEditable`, `invalidInput` */
export async function updateCourse(stores: ClassStores, call: OfficeCall, input: CourseUpdate): Promise<void> {
  const { officeCourses } = stores
  const { schoolId, now } = call
  const { courseId, basedOn, name, textbookId, lessonMinutes, introduction, priceMinor, status, externalId } = input
  await officeCourses.lockCourse(courseId)
  const course = requireFound(await officeCourses.course(schoolId, courseId))
  requireUnchanged(basedOn, course.updatedAt)
  if (lessonMinutes !== undefined) requireMinutes(lessonMinutes)
  if (externalId !== undefined) await requireFreeCourseId(stores, schoolId, externalId, courseId)
  const isNewTextbook = textbookId !== undefined && textbookId !== course.textbookId
  if (isNewTextbook) {
    await requireTextbook(stores, schoolId, textbookId)
    if (await officeCourses.hasBegun(courseId)) throw new ApiError('courseNotEditable', { reason: 'begun' })
  }
  await officeCourses.changeCourse(courseId, {
    ...(name !== undefined && { name: name.trim() }),
    ...namesChange(input),
    ...(textbookId !== undefined && { textbookId }),
    ...(lessonMinutes !== undefined && { lessonMinutes }),
    ...(introduction !== undefined && { introduction }),
    ...(priceMinor !== undefined && { priceMinor }),
    ...(status !== undefined && { status }),
    ...(externalId !== undefined && { externalId: externalId === '' ? null : externalId }),
    updatedAt: now,
  })
  if (isNewTextbook) await officeCourses.takeChapters(courseId, textbookId)
  const given = { name: name?.trim(), ...namesChange(input).names, pinyin: input.pinyin, textbookId, lessonMinutes }
  const detail = changesFrom({ ...course, ...course.names }, { ...given, priceMinor, introduction, status, externalId })
  const about = { type: 'course', id: courseId } as const
  if (detail) await audit(stores, call, 'course.changed', about, { ...detail, name: name?.trim() ?? course.name })
}

function requireMinutes(minutes: number): void {
  if (!LESSON_MINUTES.includes(minutes)) throw invalidField('lessonMinutes', 'not_allowed', 'Not a length of a lesson')
}

async function requireFreeCourseId(
  { officeCourses }: ClassStores,
  schoolId: string,
  externalId: string,
  own: string | null,
) {
  if (externalId === '') return
  const holder = await officeCourses.courseWithExternalId(schoolId, externalId)
  if (holder !== null && holder !== own) throw new ApiError('externalIdTaken')
}

async function requireTextbook({ officeCourses }: ClassStores, schoolId: string, textbookId: string) {
  const isThere = (await officeCourses.textbooks(schoolId)).some(({ id }) => id === textbookId)
  if (!isThere) throw invalidField('textbookId', 'unknown', 'No such textbook')
}

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
  if (!course) throw invalidField('courseId', 'unknown', 'No such course of the school')
  if (course.classType !== classType) throw invalidField('courseId', 'other_type', 'Its classes have another size')
  if ((await lessonPlans.ofClass(id)).some(hasBegun)) throw new ApiError('courseNotEditable', { reason: 'begun' })
  if (await officeClasses.hasOrders(id)) throw new ApiError('courseNotEditable', { reason: 'ordered' })
  return course
}

// Lessons of the new teacher at the times of those that they would take over.
async function conflictsOfHandover({ lessonPlans, lessonTimes }: ClassStores, classId: string, teacherId: string) {
  const lessons = await lessonPlans.ofClass(classId)
  if (lessons.some(({ startedAt, endedAt }) => startedAt !== null && endedAt === null))
    throw new ApiError('courseNotEditable', { reason: 'lesson-running' })
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
  if (studentLimit > seats) throw invalidField('studentLimit', 'too_big', 'More seats than a class of this type has')
  if (studentLimit < taken) throw invalidField('studentLimit', 'too_small', 'The class has more students')
}

async function requireTeacher({ officeClasses }: ClassStores, schoolId: string, teacherId: string) {
  if (!(await officeClasses.isTeacher(schoolId, teacherId)))
    throw invalidField('teacherId', 'unknown', 'No such teacher of the school')
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

/** @throws {ApiError} `notFound` for class or students, `classFull` */
export async function enrolStudents(
  stores: ClassStores,
  call: OfficeCall,
  { classId, stuIds }: { classId: string; stuIds: readonly string[] },
): Promise<void> {
  const { officeClasses } = stores
  const { schoolId, now } = call
  await officeClasses.lockClass(classId)
  const group = requireFound(await officeClasses.class(schoolId, classId, now))
  const known = await officeClasses.studentsAmong(schoolId, stuIds)
  if (known.length < new Set(stuIds).size) throw new ApiError('notFound')
  const present = new Set((await officeClasses.students(classId)).map(({ id }) => id))
  const added = known.filter((id) => !present.has(id))
  if (present.size + added.length > group.studentLimit) throw new ApiError('classFull')
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
    const message = { kind: 'removedFromClass', values: { className: group.name }, targetId: classId } as const
    await systemMessages.tell(gone, message, now)
  }
  await audit(stores, call, 'class.withdrawn', { type: 'class', id: classId }, { name: group.name, count: gone.length })
  return gone
}

export interface SeriesInput {
  classId: string
  cycle: readonly CycleSlot[]
  startDate: string
  count: number
  durationMinutes?: number | undefined
  timeZone: string
}

export interface PlannedSeriesLesson {
  no: number
  name: string
  /** The clock skips the hour of the schedule on this day. */
  isShifted: boolean
  courseChapterId: string | null
  time: LessonTime
  conflicts: readonly Conflict[]
  problem: LessonTimeDenial | null
}

/** @throws {ApiError} `notFound`, `invalidInput` */
export async function planSeries(
  stores: ClassStores,
  { schoolId, now }: Pick<OfficeCall, 'schoolId' | 'now'>,
  input: SeriesInput,
): Promise<{ group: OfficeClass; lessons: PlannedSeriesLesson[] }> {
  const { lessonPlans, lessonTimes, officeClasses, taughtClasses } = stores
  const timeZone = ianaZone(input.timeZone)
  if (timeZone === null) throw invalidField('timeZone', 'unknown', 'No such time zone')
  const { classId, cycle, startDate, count } = input
  const group = requireSystematic(await officeClasses.class(schoolId, classId, now))
  const { durationMinutes: minutes = group.lessonMinutes } = input
  requireMinutesOf(minutes)
  const times = planCycle({ cycle, startDay: startDate, count, minutes, timeZone })
  if (overlapsItself(times)) throw invalidField('cycle', 'overlap', 'Lessons of the schedule lie over each other')
  const [planned, chapters, conflicts] = await Promise.all([
    lessonPlans.ofClass(classId),
    taughtClasses.chapters(group.courseId),
    lessonTimes.conflicts({ teacherId: group.teacher.id, classId, times }),
  ])
  const last = Math.max(0, ...planned.map(({ no }) => no))
  const clock = new Set(cycle.map(({ time }) => time))
  const lessons = times.map((time, index) => {
    const no = last + index + 1
    const chapter = chapters.find((one) => one.no === no)
    const inTheWay = conflicts[index] ?? []
    return {
      no,
      name: lessonTitle(no, chapter?.name),
      courseChapterId: chapter?.id ?? null,
      isShifted: !clock.has(momentOf(time.startsAt, timeZone).time),
      time,
      conflicts: inTheWay,
      problem: lessonTimeDenial({ time, lesson: null, adjustmentsLeft: null, conflicts: inTheWay, now }),
    }
  })
  return { group, lessons }
}

function requireMinutesOf(minutes: number): void {
  if (!LESSON_MINUTES.includes(minutes))
    throw invalidField('durationMinutes', 'not_allowed', 'Not a length of a lesson')
}

/**
 * @throws {ApiError} as `planSeries`; what `refusal` makes of a lesson that cannot be there
 */
export async function createSeries(
  stores: ClassStores,
  call: OfficeCall,
  input: SeriesInput & { confirm?: boolean | undefined },
  refusal: (problem: LessonTimeDenial, conflicts: readonly Conflict[]) => ApiError,
): Promise<void> {
  const { lessonPlans, lessonTimes, officeClasses, systemMessages } = stores
  const found = requireSystematic(await officeClasses.class(call.schoolId, input.classId, call.now))
  await lessonTimes.reserve(found.teacher.id, input.classId)
  const { group, lessons } = await planSeries(stores, call, input)
  // Faults that no confirmation helps are reported first.
  const worst = lessons
    .filter(({ problem }) => problem !== null && !(problem === 'teacherBusy' && input.confirm === true))
    .toSorted((one, other) => Number(one.problem === 'teacherBusy') - Number(other.problem === 'teacherBusy'))[0]
  if (worst?.problem)
    throw refusal(
      worst.problem,
      lessons.flatMap(({ conflicts }) => conflicts),
    )
  await lessonPlans.add(
    group.id,
    lessons.map(({ name, time, courseChapterId }) => ({ name, ...time, courseChapterId })),
  )
  await tellStudents()
  const detail = { name: group.name, count: lessons.length, startDate: input.startDate, timeZone: input.timeZone }
  await audit(stores, call, 'class.planned', { type: 'class', id: group.id }, detail)

  async function tellStudents() {
    const students = await officeClasses.students(group.id)
    const first: EpochMs = lessons[0]?.time.startsAt ?? call.now
    const values = { className: group.name, count: lessons.length, startTime: new Date(first).toISOString() }
    await systemMessages.tell(
      students.map(({ id }) => id),
      { kind: 'lessonsAdded', values, targetId: group.id },
      call.now,
    )
  }
}
