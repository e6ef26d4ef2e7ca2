/** Moving, adding and deleting lessons, and asking first whether that is possible. */
import type { EpochMs } from '@hwjy/classroom/core'
import type { ContinuationLesson, LessonTimeCheck } from '@hwjy/sdk/schemas'
import type { Deps } from '../deps.ts'
import { type CycleSlot, type LessonTime, planCycle } from '../domain/course-plan.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import type { Lesson } from '../domain/lesson.ts'
import { cycleOf } from '../domain/lesson-cycle.ts'
import { type Conflict, hasBegun, type LessonTimeDenial, lessonTimeDenial, overlaps } from '../domain/lesson-times.ts'
import { instantOf, momentOf } from '../domain/school-time.ts'
import { ApiError, type ErrorName } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/call.ts'
import { invalidField } from '../http/invalid-input.ts'
import { iso } from './instant.ts'
import { lessonBrief, lessonConflict } from './lesson-brief.ts'
import { lessonSummary } from './lesson-summary.ts'
import { classOf } from './own-class.ts'
import { remainingAdjustments } from './remaining-adjustments.ts'
import { requireSchool } from './school-of.ts'
import { zoneOf } from './zone.ts'

type LessonTimeCalls =
  | 'adjustLesson'
  | 'adjustPublicLesson'
  | 'postponeLesson'
  | 'checkLessonTime'
  | 'checkLessonTimes'
  | 'addLessons'
  | 'deleteLessons'
  | 'listLessonBriefs'
  | 'previewContinuation'

const REFUSALS: Record<LessonTimeDenial, ErrorName> = {
  begun: 'lessonBegun',
  inPast: 'lessonInPast',
  noneLeft: 'noAdjustmentsLeft',
  studentsBusy: 'studentsBusy',
  teacherBusy: 'teacherBusy',
}

export function lessonTimeRoutes(deps: Deps): Handlers<LessonTimeCalls> {
  const { classStudents, lessonPlans, lessons, lessonTimes, live, people, systemMessages, taughtClasses } = deps

  /** Everything that the rule about a move asks for. */
  const questionOfMove = async ({ lesson, input, actor, now }: Call<'adjustLesson' | 'checkLessonTime'>) => {
    const school = await requireSchool(people)
    const zone = zoneOf(input.timezone, school.timeZone)
    const startsAt = instantOf({ day: input.classDate, time: input.StartClassTime }, zone)
    const time = { startsAt, endsAt: startsAt + (lesson.endsAt - lesson.startsAt) }
    const [conflicts = []] = await lessonTimes.conflicts({
      teacherId: actor.userId,
      classId: lesson.class.id,
      times: [time],
      except: [lesson.id],
    })
    return {
      time,
      lesson,
      adjustmentsLeft: await remainingAdjustments(deps, school, actor.userId, now),
      conflicts,
      now,
    }
  }

  const studentIds = async (classId: string) => (await lessons.students(classId)).map(({ id }) => id)

  const refetch = async (lessonId: string): Promise<Lesson> => {
    const lesson = await lessons.get(lessonId)
    if (!lesson) throw new ApiError('notFound')
    return lesson
  }

  const adjust = async (call: Call<'adjustLesson' | 'adjustPublicLesson'>) => {
    const { lesson, input, actor, now, afterCommit } = call
    await lessonTimes.reserve(actor.userId, lesson.class.id)
    const question = await questionOfMove(call)
    const { time, conflicts } = question
    if (time.startsAt === lesson.startsAt && !lesson.isAwaitingTime) {
      throw invalidField('StartClassTime', 'unchanged', 'The lesson is at this time already')
    }
    requirePossible(lessonTimeDenial(question), conflicts, input.confirm)
    await lessonPlans.move(lesson.id, lesson.startsAt, time, actor.userId, now)
    const values = { lessonName: lesson.name, startTime: iso(time.startsAt) }
    const message = { kind: 'lessonMoved', values, targetId: lesson.id } as const
    await systemMessages.tell(await studentIds(lesson.class.id), message, now)
    const moved = await refetch(lesson.id)
    // Who is at the door already waits for the new time.
    afterCommit(async () => {
      if (await live.state(lesson.id)) await live.open(moved)
    })
    return {
      lesson: lessonSummary(moved, null, live, now),
      previousStartTime: iso(lesson.startsAt),
      remainingAdjustments: question.adjustmentsLeft - 1,
    }
  }

  /** The drafts of a call with the times they mean, and what stands in the way of each. */
  const checkDrafts = async ({ input, actor, now }: Call<'addLessons' | 'checkLessonTimes'>) => {
    const [{ settings, timeZone }, group] = await Promise.all([
      requireSchool(people),
      classOf(input.classId, now, { taughtClasses }),
    ])
    const zone = zoneOf(input.timezone, timeZone)
    const drafts = input.lessons.map(({ lessonName, classDate, StartClassTime }, index) => {
      const name = lessonName.trim()
      if (name.length < LESSON_NAME_MIN || name.length > settings.lessonNameMax) {
        const message = `From ${LESSON_NAME_MIN} to ${settings.lessonNameMax} characters`
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
    adjustLesson: adjust,
    adjustPublicLesson: adjust,

    async checkLessonTime(call) {
      const question = await questionOfMove(call)
      const { time, conflicts, adjustmentsLeft } = question
      const problem = lessonTimeDenial(question)
      return {
        lessonId: call.lesson.id,
        check: timeCheck({ time, conflicts, problem }),
        remainingAdjustments: adjustmentsLeft,
      }
    },

    async postponeLesson({ lesson, now }) {
      const own = (await lessonPlans.ofClass(lesson.class.id)).find(({ id }) => id === lesson.id)
      // A room that is open would end by itself half an hour after the old time.
      if (!own || own.hasRoom || hasBegun(lesson)) throw new ApiError('lessonBegun')
      if (!lesson.isAwaitingTime) {
        await lessonPlans.postpone(lesson.id)
        const values = { lessonName: lesson.name, startTime: iso(lesson.startsAt) }
        const message = { kind: 'lessonPostponed', values, targetId: lesson.id } as const
        await systemMessages.tell(await studentIds(lesson.class.id), message, now)
      }
      return lessonSummary(await refetch(lesson.id), null, live, now)
    },

    async checkLessonTimes(call) {
      const { checks } = await checkDrafts(call)
      const answers = checks.map(timeCheck)
      return {
        classId: call.input.classId,
        isPossible: answers.every(({ isPossible }) => isPossible),
        needsConfirmation: answers.some(({ needsConfirmation }) => needsConfirmation),
        checks: answers,
      }
    },

    async addLessons(call) {
      const { input, actor, now } = call
      await lessonTimes.reserve(actor.userId, input.classId)
      const { group, drafts, checks } = await checkDrafts(call)
      const overlap = checks.findIndex(({ problem }) => problem === 'overlap')
      if (overlap !== -1) throw invalidField(`lessons.${overlap}`, 'overlap', 'Lies over an earlier lesson of the list')
      // What nothing helps against is told before what can be confirmed.
      for (const { problem, conflicts } of checks.toSorted((a, b) => gravity(b.problem) - gravity(a.problem))) {
        requirePossible(problem === 'overlap' ? null : problem, conflicts, input.confirm)
      }
      // A lesson that is named after a chapter teaches it.
      const chapters = new Map((await taughtClasses.chapters(group.courseId)).map(({ id, name }) => [name, id]))
      const inOrder = drafts
        .map((draft) => ({ ...draft, courseChapterId: chapters.get(draft.name) ?? null }))
        .toSorted((a, b) => a.startsAt - b.startsAt)
      await lessonPlans.add(input.classId, inOrder)
      const values = { className: group.name, count: inOrder.length, startTime: iso(inOrder[0]?.startsAt ?? now) }
      const message = { kind: 'lessonsAdded', values, targetId: input.classId } as const
      await systemMessages.tell(await studentIds(input.classId), message, now)
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
      const { name: className } = await classOf(input.classId, now, { taughtClasses })
      const message = {
        kind: 'lessonsCancelled',
        values: { className, count: doomed.length },
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

    async previewContinuation({ input, actor, now }) {
      const { classId, count = 1 } = input
      const [{ timeZone }, group, planned] = await Promise.all([
        requireSchool(people),
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
        return { lessonNo, draft: { lessonName, classDate: day, StartClassTime: time }, check: timeCheck(check) }
      })
      return { classId, cycle, lessonMinutes: group.lessonMinutes, lessons: next }
    },
  }
}

const LESSON_NAME_MIN = 3
const LESSON_NAME_LONGEST = 50

type Problem = LessonTimeDenial | 'overlap' | null

/** @throws {ApiError} the refusal's own; a busy teacher passes with `confirm` */
function requirePossible(denial: LessonTimeDenial | null, conflicts: readonly Conflict[], confirm = false): void {
  if (denial === null || (denial === 'teacherBusy' && confirm)) return
  const isBusy = denial === 'teacherBusy' || denial === 'studentsBusy'
  throw new ApiError(REFUSALS[denial], isBusy ? { conflicts: conflicts.map(lessonConflict) } : null)
}

const gravity = (problem: Problem) => (problem === null ? 0 : problem === 'teacherBusy' ? 1 : 2)

function timeCheck(check: { time: LessonTime; conflicts: readonly Conflict[]; problem: Problem }): LessonTimeCheck {
  const { time, conflicts, problem } = check
  return {
    startTime: iso(time.startsAt),
    endTime: iso(time.endsAt),
    isPossible: problem === null || problem === 'teacherBusy',
    needsConfirmation: problem === 'teacherBusy',
    problem,
    conflicts: conflicts.map(lessonConflict),
  }
}
