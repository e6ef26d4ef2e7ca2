import { minorUnits } from '../../../shared/price-text.ts'
import type { ClassType, CourseConfig, PublicCourse, PublicCourseChange, PublicCourseRequest } from '@hwjy/sdk'
import { instantIn } from '../../../shared/time/instant-in.ts'

export interface Slot {
  /** 1 is Monday. */
  weekday: number
  /** `HH:mm` by the school's clock. */
  time: string
}

/** When the lessons are: by a weekly schedule of the school's clock, or each at a time of its own by the viewer's. */
export interface CoursePlan {
  isPeriodic: boolean
  startDate: string
  totalLessons: number | null
  cycle: Slot[]
  dates: { date: string; time: string }[]
  durationMinutes: number
}

/** Describes what stands in the form of a public course. */
export interface CourseValues {
  courseName: string
  subjectId: string
  classType: ClassType
  studentLimit: number | null
  introduction: string
  /** Empty: none. */
  textbookId: string
  /** In whole units of the currency, such as yuan. */
  price: number | null
  /** Null: the lessons stay as they are. */
  plan: CoursePlan | null
  /** A new picture that is not uploaded yet. */
  cover: File | null
}

export const blankPlan = (durationMinutes: number): CoursePlan => ({
  isPeriodic: true,
  startDate: '',
  totalLessons: 8,
  cycle: [{ weekday: 6, time: '10:00' }],
  dates: [{ date: '', time: '10:00' }],
  durationMinutes,
})

export const newCourse = (config: CourseConfig): CourseValues => ({
  courseName: '',
  subjectId: '',
  classType: 'small',
  studentLimit: 12,
  introduction: '',
  textbookId: '',
  price: 0,
  plan: blankPlan(config.durations.find((minutes) => minutes === 60) ?? config.durations[0] ?? 60),
  cover: null,
})

export const valuesOf = (course: PublicCourse): CourseValues => ({
  courseName: course.courseName,
  subjectId: course.subjectId ?? '',
  classType: course.classType,
  studentLimit: course.studentLimit,
  introduction: course.introduction,
  textbookId: course.textbookId ?? '',
  price: course.priceMinor / minorUnits(course.currency),
  plan: null,
  cover: null,
})

type PlanRequest = Pick<
  PublicCourseRequest,
  'isPeriodic' | 'totalLessons' | 'startDate' | 'cycle' | 'startTimes' | 'durationMinutes'
>

/** @param zone whose clock single dates are by */
export function planRequest(plan: CoursePlan, zone: string): PlanRequest {
  const { isPeriodic, startDate, totalLessons, cycle, durationMinutes } = plan
  if (!isPeriodic) return { isPeriodic, startTimes: startTimesOf(plan, zone), durationMinutes }
  return {
    isPeriodic,
    startDate,
    cycle,
    durationMinutes,
    ...(totalLessons !== null && { totalLessons }),
  }
}

/** Instants of the single dates that are whole. */
export const startTimesOf = ({ dates }: CoursePlan, zone: string): string[] =>
  dates
    .map(({ date, time }) => instantIn(zone, date, time))
    .filter((instant) => instant !== null)
    .map(({ at }) => new Date(at).toISOString())

/** Says whether the server can be asked about the plan. */
export function isWhole({ isPeriodic, startDate, totalLessons, cycle, dates }: CoursePlan): boolean {
  if (!isPeriodic) return dates.length > 0 && dates.every(({ date, time }) => date !== '' && time !== '')
  return startDate !== '' && totalLessons !== null && totalLessons > 0 && cycle.every(({ time }) => time !== '')
}

interface RequestExtras {
  zone: string
  currency: string
  coverResourceId?: string | undefined
  /** The teacher has other lessons at these times and wants it all the same. */
  isConfirmed: boolean
}

function basics(values: CourseValues, { currency, coverResourceId, isConfirmed }: RequestExtras) {
  const { courseName, subjectId, classType, studentLimit, introduction, textbookId, price } = values
  return {
    courseName: courseName.trim(),
    subjectId,
    classType,
    studentLimit: studentLimit ?? 0,
    introduction: introduction.trim(),
    priceMinor: Math.round((price ?? 0) * minorUnits(currency)),
    currency,
    ...(textbookId !== '' && { textbookId }),
    ...(coverResourceId !== undefined && { coverResourceId }),
    ...(isConfirmed && { confirm: true }),
  }
}

export const newRequest = (values: CourseValues, extras: RequestExtras): PublicCourseRequest => ({
  ...basics(values, extras),
  ...planRequest(values.plan ?? blankPlan(60), extras.zone),
})

/** Names only what was changed: the others may have been changed elsewhere, or may be fixed by now. */
export function changeRequest(before: PublicCourse, values: CourseValues, extras: RequestExtras): PublicCourseChange {
  const { plan } = values
  const old = basics(valuesOf(before), { ...extras, isConfirmed: false, coverResourceId: undefined })
  const changed = Object.entries(basics(values, extras)).filter(
    ([name, value]) => old[name as keyof typeof old] !== value,
  )
  return {
    courseId: before.courseId,
    ...Object.fromEntries(changed),
    ...(plan && planRequest(plan, extras.zone)),
    ...(before.updatedAt !== null && { basedOn: before.updatedAt }),
  }
}
