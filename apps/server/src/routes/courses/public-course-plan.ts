import type { EpochMs } from '@hwjy/classroom/core'
import type { ResponseOf } from '../../http/call.ts'
import type { Deps } from '../../deps.ts'
import type { CourseChapter, PublicCourse } from '../../db/courses/public-courses.ts'
import type { LessonTime } from '../../domain/courses/course-plan.ts'
import { hasBegun, lessonTimeDenial } from '../../domain/timetable/lesson-times.ts'
import { lessonNames, planOf, planProblem, type PlanWish } from '../../domain/courses/public-course.ts'
import { ApiError } from '../../http/api-error.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso } from '../instant.ts'
import { lessonConflicts } from '../timetable/lesson-brief.ts'

export interface PlanInput extends Omit<PlanWish, 'startTimes'> {
  /** ISO instants. */
  startTimes?: readonly string[]
}

/** A form's fields as a plan; what was not sent is not there. */
export function toWish({ startTimes, ...rest }: PlanInput): PlanWish {
  const { isPeriodic, totalLessons, startDate, cycle, durationMinutes } = rest
  const fields = {
    isPeriodic,
    totalLessons,
    startDate,
    cycle,
    durationMinutes,
    startTimes: startTimes?.map(Date.parse),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** @throws {ApiError} `invalidInput` */
export function requirePlan(wish: PlanWish, timeZone: string): LessonTime[] {
  const problem = planProblem(wish)
  const field = wish.isPeriodic ? 'cycle' : 'startTimes'
  if (problem) throw invalidField(problem.field, problem.code, 'A plan needs this.')
  const plan = planOf(wish, timeZone)
  if (!plan) throw invalidField(field, 'overlap', 'Lessons of this course are at the same time.')
  return plan
}

interface PlanQuestion {
  teacherId: string
  plan: readonly LessonTime[]
  /** The class whose lessons are planned anew; null for a new course. */
  classId: string | null
  now: EpochMs
  /** Makes the addresses of the pictures of those whose lessons are in the way. */
  urlOf: UrlOf
}

export function createPlanner({ lessonPlans, lessonTimes, publicCourses }: Deps) {
  const look = async ({ teacherId, plan, classId, now }: PlanQuestion) => {
    const own = classId === null ? [] : await lessonPlans.ofClass(classId)
    const except = own.filter((lesson) => !hasBegun(lesson)).map(({ id }) => id)
    const conflicts = await lessonTimes.conflicts({ teacherId, classId, times: plan, except })
    return plan.map((time, index) => {
      const inTheWay = conflicts[index] ?? []
      const question = { time, lesson: null, adjustmentsLeft: null, conflicts: inTheWay, now }
      return { time, conflicts: inTheWay, problem: lessonTimeDenial(question) }
    })
  }

  return {
    // Reports, for every lesson, the result that `requireTimes` would have.
    async check(question: PlanQuestion): Promise<ResponseOf<'checkPublicCourseTimes'>> {
      const checks = (await look(question)).map(({ time, conflicts, problem }) => ({
        startTime: iso(time.startsAt),
        endTime: iso(time.endsAt),
        isPossible: problem === null || problem === 'teacherBusy',
        needsConfirmation: problem === 'teacherBusy',
        problem,
        conflicts: lessonConflicts(conflicts, question.urlOf),
      }))
      return {
        isPossible: checks.every(({ isPossible }) => isPossible),
        needsConfirmation: checks.some(({ needsConfirmation }) => needsConfirmation),
        checks,
      }
    },

    // @throws {ApiError} `lessonInPast`, `studentsBusy`; `teacherBusy` unless it is confirmed
    async requireTimes(question: PlanQuestion, isConfirmed: boolean): Promise<void> {
      await lessonTimes.reserve(question.teacherId, question.classId)
      const looked = await look(question)
      if (looked.some(({ problem }) => problem === 'inPast')) throw new ApiError('lessonInPast')
      const students = looked.filter(({ problem }) => problem === 'studentsBusy')
      const conflictsOf = (found: typeof looked) =>
        lessonConflicts(
          found.flatMap(({ conflicts }) => conflicts),
          question.urlOf,
        )
      if (students.length > 0) throw new ApiError('studentsBusy', { conflicts: conflictsOf(students) })
      const busy = looked.filter(({ problem }) => problem === 'teacherBusy')
      if (busy.length > 0 && !isConfirmed) throw new ApiError('teacherBusy', { conflicts: conflictsOf(busy) })
    },

    /**
     * Lessons that have not begun take the times of the plan; what is too many goes, what is missing comes.
     * @param plan null leaves the times alone @param chapters null leaves the names alone
     * @throws {ApiError} `courseNotEditable` when somebody was in the room of a lesson that would go
     */
    async apply(course: PublicCourse, plan: readonly LessonTime[] | null, chapters: readonly CourseChapter[] | null) {
      const { classId, course: about } = course
      const lessons = await lessonPlans.ofClass(classId)
      const open = lessons.filter((lesson) => !hasBegun(lesson))
      const begun = lessons.length - open.length
      const times = plan ?? open
      const surplus = open.slice(times.length)
      if (surplus.some(({ hasRoom }) => hasRoom)) throw new ApiError('courseNotEditable', { reason: 'lessons-in-use' })
      if (surplus.length > 0) {
        await lessonPlans.remove(
          classId,
          surplus.map(({ id }) => id),
        )
      }
      const taught = chapters ?? (await publicCourses.chapters(about.id))
      const titles = taught.map(({ name }) => name)
      const names = lessonNames(about.name, titles, begun + times.length)
      const planned = times.map((time, index) => ({
        startsAt: time.startsAt,
        endsAt: time.endsAt,
        name: names[begun + index] ?? about.name,
        courseChapterId: taught[begun + index]?.id ?? null,
      }))
      await publicCourses.rewriteLessons(
        open.slice(0, times.length).flatMap(({ id, name, courseChapterId }, index) => {
          const lesson = planned[index]
          return lesson ? [{ ...lesson, id, ...(chapters === null && { name, courseChapterId }) }] : []
        }),
      )
      if (planned.length > open.length) await lessonPlans.add(classId, planned.slice(open.length))
      await publicCourses.update(about.id, { totalLessons: begun + times.length }, {})
    },
  }
}
