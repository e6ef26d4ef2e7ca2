import { allNames } from '../../domain/names.ts'
import type { Deps } from '../../deps.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import { cycleOf } from '../../domain/timetable/lesson-cycle.ts'
import {
  isInCycle,
  lessonMoves,
  SUGGESTION_DAYS_MAX,
  SUGGESTIONS_MAX,
  usualTimes,
} from '../../domain/timetable/lesson-moves.ts'
import { lessonTimeDenial } from '../../domain/timetable/lesson-times.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { addDays, daysBetween, instantOf } from '../../domain/timetable/school-time.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { classOf } from '../courses/own-class.ts'
import { iso } from '../instant.ts'
import { requireSchool } from '../school/school-of.ts'
import { zoneOf } from '../zone.ts'
import { lessonSummary } from './lesson-summary.ts'
import { gravity, requirePossible, timeCheck } from './lesson-time-check.ts'
import { because, requireStart } from './lesson-times.routes.ts'
import { remainingAdjustments } from './remaining-adjustments.ts'

type LessonMoveCalls = 'adjustLessons' | 'checkLessonsMove' | 'suggestLessonTimes'

/** Moves lessons of a class together, asks first whether that is possible, and looks for free times. */
export function lessonMoveRoutes(deps: Deps): Handlers<LessonMoveCalls> {
  const { lessonPlans, lessons, lessonTimes, live, people, systemMessages, taughtClasses } = deps

  // Says where each lesson would go, and what stands in its way.
  const checkMoves = async (call: Call<'adjustLessons' | 'checkLessonsMove'>, lesson: Lesson) => {
    const { input, actor, now } = call
    const school = await requireSchool(people, call)
    const zone = zoneOf(input.timezone, school.timeZone)
    const moves = lessonMoves({
      lesson,
      all: await lessonPlans.ofClass(lesson.class.id),
      scope: input.scope,
      startsAt: instantOf({ day: input.classDate, time: input.StartClassTime }, zone),
      now,
      timeZone: school.timeZone,
    })
    const [conflicts, left] = await Promise.all([
      lessonTimes.conflicts({
        teacherId: actor.userId,
        classId: lesson.class.id,
        times: moves.map(({ time }) => time),
        except: moves.map((move) => move.lesson.id),
      }),
      remainingAdjustments(deps, school, actor.userId, now),
    ])
    const checks = moves.map((move, index) => {
      const own = conflicts[index] ?? []
      // Each of them takes one move of the month: those before it in the list have taken theirs.
      const problem = lessonTimeDenial({ ...move, adjustmentsLeft: left - index, conflicts: own, now })
      return { ...move, conflicts: own, problem }
    })
    return { checks, left }
  }

  const refetch = async (lessonId: string): Promise<Lesson> => {
    const lesson = await lessons.get(lessonId)
    if (!lesson) throw new ApiError('notFound')
    return lesson
  }

  return {
    async adjustLessons(call) {
      const { input, actor, urlOf, now, afterCommit } = call
      await lessonTimes.reserve(actor.userId, call.lesson.class.id)
      // It is read again under the lock: another move may have come between.
      const lesson = await refetch(call.lesson.id)
      requireStart(lesson, input.basedOn)
      const { checks, left } = await checkMoves(call, lesson)
      const own = checks.find((check) => check.lesson.id === lesson.id)
      if (own?.time.startsAt === lesson.startsAt && !lesson.isAwaitingTime) {
        throw invalidField('StartClassTime', 'unchanged', 'The lesson is at this time already.')
      }
      // Problems that cannot be confirmed are reported first.
      for (const { problem, conflicts } of checks.toSorted((a, b) => gravity(b.problem) - gravity(a.problem))) {
        requirePossible(problem, conflicts, urlOf, input.confirm)
      }
      for (const move of checks) {
        await lessonPlans.move(move.lesson.id, move.lesson.startsAt, move.time, actor.userId, now)
      }
      const moved = await Promise.all(checks.map((move) => refetch(move.lesson.id)))
      const first = moved.toSorted((a, b) => a.startsAt - b.startsAt)[0] ?? lesson
      const startTime = iso(first.startsAt)
      const message =
        moved.length > 1
          ? because(
              'lessonsMoved',
              { className: allNames(lesson.class), count: moved.length, startTime },
              lesson.id,
              input.reason,
            )
          : because('lessonMoved', { lessonName: allNames(lesson), startTime }, lesson.id, input.reason)
      const students = await lessons.students(lesson.class.id)
      await systemMessages.tell(
        students.map(({ id }) => id),
        message,
        now,
      )
      // Users who wait for entry get the new time at once.
      afterCommit(async () => {
        for (const each of moved) if (await live.state(each.id)) await live.open(each)
      })
      return {
        lessons: moved.map((each) => lessonSummary(each, null, live, call)),
        remainingAdjustments: left - moved.length,
      }
    },

    async checkLessonsMove(call) {
      const { checks, left } = await checkMoves(call, call.lesson)
      const moves = checks.map(({ lesson, ...check }) => ({
        lessonId: lesson.id,
        lessonNo: lesson.no,
        lessonName: lesson.name,
        previousStartTime: iso(lesson.startsAt),
        check: timeCheck(check, call.urlOf),
      }))
      return {
        isPossible: moves.every(({ check }) => check.isPossible),
        needsConfirmation: moves.some(({ check }) => check.needsConfirmation),
        remainingAdjustments: left,
        moves,
      }
    },

    async suggestLessonTimes({ input, lesson, actor, school, now }) {
      const days = daysBetween(input.from, input.until) + 1
      if (days < 1 || days > SUGGESTION_DAYS_MAX) {
        throw invalidField('until', 'range', `This must be from 1 to ${SUGGESTION_DAYS_MAX} days.`)
      }
      const [{ timeZone }, group, planned] = await Promise.all([
        requireSchool(people, { school }),
        classOf(lesson.class.id, now, { taughtClasses }),
        lessonPlans.ofClass(lesson.class.id),
      ])
      const zone = zoneOf(input.timezone, timeZone)
      const starts = planned.map(({ startsAt }) => startsAt)
      const cycle = group.cycle.length > 0 ? group.cycle : cycleOf(starts, timeZone)
      const midnight = (day: string) => instantOf({ day, time: '00:00' }, zone)
      const times = usualTimes({
        cycle,
        from: Math.max(now, midnight(input.from)),
        until: midnight(addDays(input.until, 1)),
        minutes: (lesson.endsAt - lesson.startsAt) / MINUTE_MS,
        timeZone,
      }).filter(({ startsAt }) => startsAt !== lesson.startsAt || lesson.isAwaitingTime)
      const conflicts = await lessonTimes.conflicts({
        teacherId: actor.userId,
        classId: lesson.class.id,
        times,
        except: [lesson.id],
      })
      const free = times.filter((_, index) => (conflicts[index] ?? []).length === 0).slice(0, SUGGESTIONS_MAX)
      return {
        lessonId: lesson.id,
        times: free.map(({ startsAt, endsAt }) => ({
          startTime: iso(startsAt),
          endTime: iso(endsAt),
          isUsual: isInCycle(startsAt, cycle, timeZone),
        })),
      }
    },
  }
}
