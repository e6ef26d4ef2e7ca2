/** Lessons of a class in series, planned by the office. */
import { allNames } from '../domain/names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { OfficeClass } from '../db/school/office-classes.ts'
import { overlapsItself, type CycleSlot, type LessonTime, planCycle } from '../domain/courses/course-plan.ts'
import { LESSON_MINUTES } from '../domain/courses/public-course.ts'
import { lessonTitle } from '../domain/school/office/series-rules.ts'
import { type Conflict, type LessonTimeDenial, lessonTimeDenial } from '../domain/timetable/lesson-times.ts'
import { momentOf } from '../domain/timetable/school-time.ts'
import { ianaZone } from '../domain/timetable/time-zone.ts'
import type { ApiError } from '../http/api-error.ts'
import { invalidField } from '../http/invalid-input.ts'
import { audit, type OfficeCall } from './office-call.ts'
import type { Stores } from '../db/stores.ts'
import { requireSystematic } from './classes.ts'

type SeriesStores = Pick<
  Stores,
  'auditEntries' | 'lessonPlans' | 'lessonTimes' | 'officeClasses' | 'systemMessages' | 'taughtClasses'
>

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
  stores: SeriesStores,
  { schoolId, now }: Pick<OfficeCall, 'schoolId' | 'now'>,
  input: SeriesInput,
): Promise<{ group: OfficeClass; lessons: PlannedSeriesLesson[] }> {
  const { lessonPlans, lessonTimes, officeClasses, taughtClasses } = stores
  const timeZone = ianaZone(input.timeZone)
  if (timeZone === null) throw invalidField('timeZone', 'unknown', 'There is no such time zone.')
  const { classId, cycle, startDate, count } = input
  const group = requireSystematic(await officeClasses.class(schoolId, classId, now))
  const { durationMinutes: minutes = group.lessonMinutes } = input
  requireMinutesOf(minutes)
  const times = planCycle({ cycle, startDay: startDate, count, minutes, timeZone })
  if (overlapsItself(times)) throw invalidField('cycle', 'overlap', 'Lessons of this schedule are at the same time.')
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
    throw invalidField('durationMinutes', 'not_allowed', 'A lesson can’t be this long.')
}

/**
 * @throws {ApiError} as `planSeries`; what `refusal` makes of a lesson that cannot be there
 */
export async function createSeries(
  stores: SeriesStores,
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
    const values = { className: allNames(group), count: lessons.length, startTime: new Date(first).toISOString() }
    await systemMessages.tell(
      students.map(({ id }) => id),
      { kind: 'lessonsAdded', values, targetId: group.id },
      call.now,
    )
  }
}
