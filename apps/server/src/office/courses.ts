/** Systematic courses, changed by the office. Each function is one change. */
import { LESSON_MINUTES } from '../domain/courses/public-course.ts'
import { type NamesInput, namesChange } from '../domain/names.ts'
import { changedFields, changesFrom } from '../domain/school/office/audit.ts'
import { ApiError } from '../http/api-error.ts'
import { invalidField } from '../http/invalid-input.ts'
import { audit, type OfficeCall, requireFound, requireUnchanged } from './office-call.ts'
import type { Stores } from '../db/stores.ts'

type CourseStores = Pick<Stores, 'auditEntries' | 'officeCourses'>

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
export async function createCourse(stores: CourseStores, call: OfficeCall, input: CourseInput): Promise<string> {
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
export async function updateCourse(stores: CourseStores, call: OfficeCall, input: CourseUpdate): Promise<void> {
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
  if (!LESSON_MINUTES.includes(minutes))
    throw invalidField('lessonMinutes', 'not_allowed', 'A lesson can’t be this long.')
}

async function requireFreeCourseId(
  { officeCourses }: CourseStores,
  schoolId: string,
  externalId: string,
  own: string | null,
) {
  if (externalId === '') return
  const holder = await officeCourses.courseWithExternalId(schoolId, externalId)
  if (holder !== null && holder !== own) throw new ApiError('externalIdTaken')
}

async function requireTextbook({ officeCourses }: CourseStores, schoolId: string, textbookId: string) {
  const isThere = (await officeCourses.textbooks(schoolId)).some(({ id }) => id === textbookId)
  if (!isThere) throw invalidField('textbookId', 'unknown', 'There is no such textbook.')
}
