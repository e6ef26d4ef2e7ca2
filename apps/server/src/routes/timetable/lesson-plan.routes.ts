import { allNames } from '../../domain/names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { ContinuationLesson } from '@hwjy/sdk/schemas'
import type { Deps } from '../../deps.ts'
import { type CycleSlot, type LessonTime, planCycle } from '../../domain/courses/course-plan.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import { cycleOf } from '../../domain/timetable/lesson-cycle.ts'
import { hasBegun, lessonTimeDenial, overlaps } from '../../domain/timetable/lesson-times.ts'
import { instantOf, momentOf } from '../../domain/timetable/school-time.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { classOf } from '../courses/own-class.ts'
import { iso } from '../instant.ts'
import { requireSchool } from '../school/school-of.ts'
import { zoneOf } from '../zone.ts'
import { lessonBrief } from './lesson-brief.ts'
import { gravity, requirePossible, timeCheck } from './lesson-time-check.ts'

type LessonPlanCalls = 'checkLessonTimes' | 'addLessons' | 'deleteLessons' | 'listLessonBriefs' | 'previewContinuation'

/** Adds lessons to a class and takes them away, and asks first whether that is possible. */
export function lessonPlanRoutes(deps: Deps): Handlers<LessonPlanCalls> {
  const { classStudents, lessonPlans, lessons, lessonTimes, people, systemMessages, taughtClasses } = deps

  // Resolves the times of the drafts, and finds what is in the way of each.
  const checkDrafts = async (call: Call<'addLessons' | 'checkLessonTimes'>) => {
    const { input, actor, now } = call
    const [{ settings, timeZone }, group] = await Promise.all([
      requireSchool(people, call),
      classOf(input.classId, now, { taughtClasses }),
    ])
    const zone = zoneOf(input.timezone, timeZone)
    const drafts = input.lessons.map(({ lessonName, classDate, StartClassTime }, index) => {
      const name = lessonName.trim()
      if (name.length < LESSON_NAME_MIN || name.length > settings.lessonNameMax) {
        const message = `This must have from ${LESSON_NAME_MIN} to ${settings.lessonNameMax} characters.`
        throw invalidField(`lessons.${index}.lessonName`, 'length', message)
      }
      const startsAt = instantOf({ day: classDate, time: StartClassTime }, zone)
      return { name, startsAt, endsAt: startsAt + group.lessonMinutes * MINUTE_MS }
    })
    return { group, drafts, checks: await checkTimes(drafts, input.classId, actor.userId, now) }
  }

  const checkTimes = async (times: readonly LessonTime[], classId: string, teacherId: string, now: EpochMs) => {
    const conflicts = await lessonTimes.conflicts({ teacherId, classId, times })
    return times.map((time, index) => {
      const own = conflicts[index] ?? []
      const isOver = times.slice(0, index).some((earlier) => overlaps(time, earlier))
      const denial = lessonTimeDenial({ time, lesson: null, adjustmentsLeft: null, conflicts: own, now })
      return { time, conflicts: own, problem: isOver ? ('overlap' as const) : denial }
    })
  }

  const classLessons = async (classId: string, now: EpochMs) => {
    const all = await lessonPlans.ofClass(classId)
    return { classId, totalLessons: all.length, lessons: all.map((lesson) => lessonBrief(lesson, now)) }
  }

  return {
    async checkLessonTimes(call) {
      const { checks } = await checkDrafts(call)
      const answers = checks.map((check) => timeCheck(check, call.urlOf))
      return {
        classId: call.input.classId,
        isPossible: answers.every(({ isPossible }) => isPossible),
        needsConfirmation: answers.some(({ needsConfirmation }) => needsConfirmation),
        checks: answers,
      }
    },

    async addLessons(call) {
      const { input, actor, urlOf, now } = call
      await lessonTimes.reserve(actor.userId, input.classId)
      const { group, drafts, checks } = await checkDrafts(call)
      const overlap = checks.findIndex(({ problem }) => problem === 'overlap')
      if (overlap !== -1)
        throw invalidField(
          `lessons.${overlap}`,
          'overlap',
          'This lesson is at the same time as an earlier one of the list.',
        )
      // Problems that cannot be confirmed are reported first.
      for (const { problem, conflicts } of checks.toSorted((a, b) => gravity(b.problem) - gravity(a.problem))) {
        requirePossible(problem === 'overlap' ? null : problem, conflicts, urlOf, input.confirm)
      }
      // A lesson that is named after a chapter teaches it.
      const chapters = new Map((await taughtClasses.chapters(group.courseId)).map(({ id, name }) => [name, id]))
      const inOrder = drafts
        .map((draft) => ({ ...draft, courseChapterId: chapters.get(draft.name) ?? null }))
        .toSorted((a, b) => a.startsAt - b.startsAt)
      await lessonPlans.add(input.classId, inOrder)
      const values = { className: allNames(group), count: inOrder.length, startTime: iso(inOrder[0]?.startsAt ?? now) }
      const message = { kind: 'lessonsAdded', values, targetId: input.classId } as const
      await systemMessages.tell(
        (await lessons.students(input.classId)).map(({ id }) => id),
        message,
        now,
      )
      return classLessons(input.classId, now)
    },

    async deleteLessons({ input, actor, now }) {
      await lessonTimes.reserve(actor.userId, input.classId)
      const all = await lessonPlans.ofClass(input.classId)
      const ids = new Set(input.lessonIds)
      const doomed = all.filter(({ id }) => ids.has(id))
      if (doomed.length < ids.size) throw new ApiError('notFound')
      if (doomed.some((lesson) => hasBegun(lesson) || lesson.hasRoom)) throw new ApiError('lessonBegun')
      if (doomed.length === all.length) throw new ApiError('lastLesson')
      await lessonPlans.remove(input.classId, [...ids])
      const group = await classOf(input.classId, now, { taughtClasses })
      const message = {
        kind: 'lessonsCancelled',
        values: { className: allNames(group), count: doomed.length },
        targetId: input.classId,
      } as const
      const lost = doomed.some(({ endsAt }) => endsAt > now)
      if (lost)
        await systemMessages.tell(
          (await classStudents.list(input.classId)).map(({ id }) => id),
          message,
          now,
        )
      return classLessons(input.classId, now)
    },

    listLessonBriefs: ({ input, now }) => classLessons(input.classId, now),

    async previewContinuation({ input, actor, school, urlOf, now }) {
      const { classId, count = 1 } = input
      const [{ timeZone }, group, planned] = await Promise.all([
        requireSchool(people, { school }),
        classOf(classId, now, { taughtClasses }),
        lessonPlans.ofClass(classId),
      ])
      const zone = zoneOf(input.timezone, timeZone)
      const starts = planned.map(({ startsAt }) => startsAt)
      const cycle: CycleSlot[] = group.cycle.length > 0 ? group.cycle : cycleOf(starts, timeZone)
      if (cycle.length === 0) throw new ApiError('noCycle')
      const after = Math.max(now, ...starts)
      const times = planCycle({
        cycle,
        startDay: momentOf(after, timeZone).day,
        after,
        count,
        minutes: group.lessonMinutes,
        timeZone,
      })
      const [chapters, checks] = await Promise.all([
        taughtClasses.chapters(group.courseId),
        checkTimes(times, classId, actor.userId, now),
      ])
      const lastNo = Math.max(0, ...planned.map(({ no }) => no))
      const next = checks.map((check, index): ContinuationLesson => {
        const lessonNo = lastNo + index + 1
        const { day, time } = momentOf(check.time.startsAt, zone)
        const chapter = chapters.find(({ no }) => no === lessonNo)?.name ?? ''
        const lessonName = chapter.length >= LESSON_NAME_MIN ? chapter.slice(0, LESSON_NAME_LONGEST) : `第${lessonNo}课`
        return { lessonNo, draft: { lessonName, classDate: day, StartClassTime: time }, check: timeCheck(check, urlOf) }
      })
      return { classId, cycle, lessonMinutes: group.lessonMinutes, lessons: next }
    },
  }
}

const LESSON_NAME_MIN = 3
const LESSON_NAME_LONGEST = 50
