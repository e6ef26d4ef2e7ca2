/** Limits the courses that a teacher may offer, and the changes that are possible once students are there. */
import type { SchoolSettings } from '../school/school-settings.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import { type CycleSlot, type LessonTime, overlapsItself, planCycle, planStarts } from './course-plan.ts'
import { CLASS_LIMIT } from '../rooms/room-times.ts'

/** Systematic: planned by the school and bought. Public: made by a teacher, open to registration. */
export type CourseKind = 'systematic' | 'public'
export type CourseStatus = 'draft' | 'published' | 'closed'

/** Minutes a lesson can have. */
export const LESSON_MINUTES = [25, 30, 40, 45, 50, 60, 75, 90, 120]
export const COURSE_NAME_MIN = 3
export const COURSE_LESSONS_MAX = 60
/** Prices without one are in it. ISO 4217. */
export const DEFAULT_CURRENCY = 'CNY'
export const COVER_MAX_BYTES = 5 * 1024 * 1024

type ClassType = 'small' | 'large'

export const seatLimit = (
  classType: ClassType,
  { largeClassLimit }: Pick<SchoolSettings, 'largeClassLimit'>,
): number => (classType === 'small' ? CLASS_LIMIT.small : largeClassLimit)

export interface PlanWish {
  isPeriodic?: boolean
  totalLessons?: number
  startDate?: string
  cycle?: readonly CycleSlot[]
  startTimes?: readonly EpochMs[]
  durationMinutes?: number
}

export type PlanProblem = { field: keyof PlanWish; code: 'required' | 'not_allowed' | 'overlap' | 'in_past' }

/**
 * Returns what is missing in a plan, or contradicts itself. Lessons that lie in the past are the timetable's refusal.
 */
export function planProblem(wish: PlanWish): PlanProblem | null {
  const { isPeriodic, totalLessons, startDate, cycle = [], startTimes = [], durationMinutes } = wish
  if (isPeriodic === undefined) return { field: 'isPeriodic', code: 'required' }
  if (durationMinutes === undefined) return { field: 'durationMinutes', code: 'required' }
  if (!LESSON_MINUTES.includes(durationMinutes)) return { field: 'durationMinutes', code: 'not_allowed' }
  if (isPeriodic) {
    if (totalLessons === undefined) return { field: 'totalLessons', code: 'required' }
    if (startDate === undefined) return { field: 'startDate', code: 'required' }
    if (cycle.length === 0) return { field: 'cycle', code: 'required' }
  } else if (startTimes.length === 0) return { field: 'startTimes', code: 'required' }
  return null
}

/** @param wish without a `planProblem`. @returns null when lessons lie over each other */
export function planOf(wish: PlanWish, timeZone: string): LessonTime[] | null {
  const { isPeriodic, totalLessons = 0, startDate = '', cycle = [], startTimes = [], durationMinutes = 0 } = wish
  const plan = isPeriodic
    ? planCycle({ cycle, startDay: startDate, count: totalLessons, minutes: durationMinutes, timeZone })
    : planStarts(startTimes, durationMinutes)
  return overlapsItself(plan) ? null : plan
}

export const changesPlan = ({ isPeriodic, totalLessons, startDate, cycle, startTimes, durationMinutes }: PlanWish) =>
  [isPeriodic, totalLessons, startDate, cycle, startTimes, durationMinutes].some((value) => value !== undefined)

export interface OfferedCourse {
  status: CourseStatus
  classType: ClassType
  textbookId: string | null
  registered: number
  lessonsBegun: number
  lessonsToCome: number
}

export interface OfferChange {
  classType?: ClassType
  studentLimit?: number
  textbookId?: string
  priceMinor?: number
  currency?: string
  /** Lessons of the new plan, those that began not counted. */
  lessons?: number
}

export type EditDenial = 'class-type-fixed' | 'limit-below-registered' | 'textbook-fixed' | 'price-fixed'

/** Why a course cannot be changed like this, or null. */
export function editDenial(
  course: OfferedCourse & { priceMinor: number; currency: string },
  change: OfferChange,
): EditDenial | null {
  const {
    classType = course.classType,
    studentLimit,
    textbookId = course.textbookId,
    priceMinor = course.priceMinor,
  } = change
  const { currency = course.currency } = change
  if (course.registered > 0 && classType !== course.classType) return 'class-type-fixed'
  if (studentLimit !== undefined && studentLimit < course.registered) return 'limit-below-registered'
  if (course.status !== 'draft' && textbookId !== course.textbookId) return 'textbook-fixed'
  // A student who joined agreed to a price.
  const isNewPrice = priceMinor !== course.priceMinor || currency !== course.currency
  return course.registered > 0 && isNewPrice ? 'price-fixed' : null
}

export type StatusDenial = 'draft' | 'closed' | 'already-published' | 'no-lessons-to-come'

/** Why a course cannot go into a state, or null. */
export function statusDenial(
  { status, lessonsToCome }: Pick<OfferedCourse, 'status' | 'lessonsToCome'>,
  to: 'published' | 'closed',
): StatusDenial | null {
  if (to === 'closed') return status === 'published' ? null : status
  if (status === 'published') return 'already-published'
  if (status === 'closed') return 'closed'
  return lessonsToCome === 0 ? 'no-lessons-to-come' : null
}

/** Why registration cannot be extended or opened again, or null. */
export function extensionDenial({
  status,
  lessonsToCome,
}: Pick<OfferedCourse, 'status' | 'lessonsToCome'>): StatusDenial | null {
  if (status === 'draft') return 'draft'
  return lessonsToCome === 0 ? 'no-lessons-to-come' : null
}

/** Names of the lessons: the chapters', as far as there are any. */
export function lessonNames(courseName: string, chapterNames: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const chapter = chapterNames[index]
    if (chapter !== undefined) return chapter.slice(0, 50)
    return count === 1 ? courseName : `第${index + 1}课`
  })
}
