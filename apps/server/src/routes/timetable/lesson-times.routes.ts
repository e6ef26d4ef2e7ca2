import type { MessageValues } from '../../domain/messages/message-sentence.ts'
import { allNames } from '../../domain/names.ts'
import type { Deps } from '../../deps.ts'
import { isStale } from '../../domain/based-on.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { hasBegun, lessonTimeDenial } from '../../domain/timetable/lesson-times.ts'
import { instantOf } from '../../domain/timetable/school-time.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { iso } from '../instant.ts'
import { lessonSummary } from './lesson-summary.ts'
import { requirePossible, timeCheck } from './lesson-time-check.ts'
import { remainingAdjustments } from './remaining-adjustments.ts'
import { requireSchool } from '../school/school-of.ts'
import { zoneOf } from '../zone.ts'

/** @throws {ApiError} `changedMeanwhile` when the lesson is not where the caller read it */
export function requireStart({ startsAt }: Lesson, basedOn: string | undefined): void {
  if (!isStale(startsAt, basedOn === undefined ? undefined : Date.parse(basedOn))) return
  throw new ApiError('changedMeanwhile', { startTime: iso(startsAt) })
}

/** The message about a move, with the teacher's reason where there is one. */
export function because(kind: 'lessonMoved' | 'lessonsMoved', values: MessageValues, targetId: string, reason = '') {
  const said = reason.trim()
  return said === ''
    ? { kind, values, targetId }
    : { kind: `${kind}Because` as const, values: { ...values, reason: said }, targetId }
}

type LessonTimeCalls = 'adjustLesson' | 'adjustPublicLesson' | 'postponeLesson' | 'checkLessonTime'

/** Moves one lesson, and asks first whether that is possible. */
export function lessonTimeRoutes(deps: Deps): Handlers<LessonTimeCalls> {
  const { lessonPlans, lessons, lessonTimes, live, people, systemMessages } = deps

  // Collects the facts that the rule about a move needs.
  const questionOfMove = async (call: Call<'adjustLesson' | 'checkLessonTime'>, lesson: Lesson) => {
    const { input, actor, now } = call
    const school = await requireSchool(people, call)
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
    const { input, actor, urlOf, now, afterCommit } = call
    await lessonTimes.reserve(actor.userId, call.lesson.class.id)
    // It is read again under the lock: another move may have come between.
    const lesson = await refetch(call.lesson.id)
    requireStart(lesson, input.basedOn)
    const question = await questionOfMove(call, lesson)
    const { time, conflicts } = question
    if (time.startsAt === lesson.startsAt && !lesson.isAwaitingTime) {
      throw invalidField('StartClassTime', 'unchanged', 'The lesson is at this time already.')
    }
    requirePossible(lessonTimeDenial(question), conflicts, urlOf, input.confirm)
    await lessonPlans.move(lesson.id, lesson.startsAt, time, actor.userId, now)
    const values = { lessonName: allNames(lesson), startTime: iso(time.startsAt) }
    const message = because('lessonMoved', values, lesson.id, input.reason)
    await systemMessages.tell(await studentIds(lesson.class.id), message, now)
    const moved = await refetch(lesson.id)
    // Users who wait for entry get the new time at once.
    afterCommit(async () => {
      if (await live.state(lesson.id)) await live.open(moved)
    })
    return {
      lesson: lessonSummary(moved, null, live, call),
      previousStartTime: iso(lesson.startsAt),
      remainingAdjustments: question.adjustmentsLeft - 1,
    }
  }

  return {
    adjustLesson: adjust,
    adjustPublicLesson: adjust,

    async checkLessonTime(call) {
      const question = await questionOfMove(call, call.lesson)
      const { time, conflicts, adjustmentsLeft } = question
      const problem = lessonTimeDenial(question)
      return {
        lessonId: call.lesson.id,
        check: timeCheck({ time, conflicts, problem }, call.urlOf),
        remainingAdjustments: adjustmentsLeft,
      }
    },

    async postponeLesson({ lesson: named, input, actor, urlOf, now }) {
      await lessonTimes.reserve(actor.userId, named.class.id)
      const lesson = await refetch(named.id)
      requireStart(lesson, input.basedOn)
      const own = (await lessonPlans.ofClass(lesson.class.id)).find(({ id }) => id === lesson.id)
      // A room that is open would end by itself half an hour after the old time.
      if (!own || own.hasRoom || hasBegun(lesson)) throw new ApiError('lessonBegun')
      if (!lesson.isAwaitingTime) {
        await lessonPlans.postpone(lesson.id)
        const values = { lessonName: allNames(lesson), startTime: iso(lesson.startsAt) }
        const message = { kind: 'lessonPostponed', values, targetId: lesson.id } as const
        await systemMessages.tell(await studentIds(lesson.class.id), message, now)
      }
      return lessonSummary(await refetch(lesson.id), null, live, { now, urlOf })
    },
  }
}
