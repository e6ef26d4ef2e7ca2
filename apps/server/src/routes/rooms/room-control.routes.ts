/** Calls of the school that act in the room. Each becomes a command at the room's own `decide`. */
import { autoEndsAt } from '@hwjy/classroom/core'
import type { Deps } from '../../deps.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { lessonStatus } from '../../domain/timetable/lesson-status.ts'
import { canStartLesson } from '../../domain/timetable/lesson-status.ts'
import { EARLY_START_MS } from '../../domain/rooms/room-times.ts'
import { roomSettings } from '../../domain/rooms/room-settings.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso } from '../instant.ts'
import { lessonSummary } from '../timetable/lesson-summary.ts'
import { requireDone } from './refusal.ts'

type ControlCalls =
  | 'startLesson'
  | 'endLesson'
  | 'inviteOnStage'
  | 'sendBackFromStage'
  | 'readmitStudent'
  | 'countLessonEndTime'

export function roomControlRoutes({ clock, lessons, live }: Deps): Handlers<ControlCalls> {
  const summaryAfter = async (lessonId: string, urlOf: UrlOf) => {
    const lesson = await lessons.get(lessonId)
    if (!lesson) throw new ApiError('notFound')
    return lessonSummary(lesson, null, live, { now: clock.now(), urlOf })
  }

  // @throws {ApiError} `notInClass`, `roomNotCreated`
  const requireStudent = async (lesson: Lesson, stuId: string) => {
    const membership = (await lessons.memberships(stuId, [lesson])).get(lesson.id)
    if (!membership?.isEnrolled) throw new ApiError('notInClass')
    if (!(await live.state(lesson.id))) throw new ApiError('roomNotCreated')
  }

  return {
    async startLesson({ lesson, actor, idempotencyKey, urlOf, now }) {
      const status = lessonStatus(lesson, now)
      if (status === 'ended' || status === 'expired') throw new ApiError('classEnded')
      // The room decides about a class that runs already: a retry of the call that started it is no mistake.
      if (status !== 'inProgress' && !canStartLesson(lesson, now)) {
        throw new ApiError('doorNotOpen', { opensAt: iso(lesson.startsAt - EARLY_START_MS) })
      }
      requireDone(await live.execute(lesson, { type: 'start' }, actor, idempotencyKey))
      return summaryAfter(lesson.id, urlOf)
    },

    async endLesson({ lesson, actor, idempotencyKey, urlOf }) {
      if (lesson.startedAt === null) throw new ApiError('classNotStarted')
      requireDone(await live.execute(lesson, { type: 'end', reason: 'teacher' }, actor, idempotencyKey))
      return summaryAfter(lesson.id, urlOf)
    },

    async inviteOnStage({ lesson, actor, input: { stuId }, idempotencyKey }) {
      await requireStudent(lesson, stuId)
      requireDone(await live.execute(lesson, { type: 'invite', userId: stuId, to: 'stage' }, actor, idempotencyKey))
      return { stuId, lessonId: lesson.id, invited: true }
    },

    async sendBackFromStage({ lesson, actor, input: { stuId }, idempotencyKey }) {
      await requireStudent(lesson, stuId)
      requireDone(await live.execute(lesson, { type: 'sendBack', userId: stuId }, actor, idempotencyKey))
      return { stuId, lessonId: lesson.id, invited: false }
    },

    async readmitStudent({ lesson, actor, input: { stuId }, idempotencyKey }) {
      await requireStudent(lesson, stuId)
      requireDone(await live.execute(lesson, { type: 'readmit', userId: stuId }, actor, idempotencyKey))
      return { stuId, lessonId: lesson.id, readmitted: true as const }
    },

    countLessonEndTime({ lesson, now }: Call<'countLessonEndTime'>) {
      if (lesson.endedAt !== null) throw new ApiError('classEnded')
      return {
        lessonId: lesson.id,
        scheduledEnd: iso(lesson.endsAt),
        autoEndAt: iso(autoEndsAt(roomSettings(lesson))),
        secondsLeft: Math.round((lesson.endsAt - now) / 1_000),
        serverTime: iso(now),
      }
    },
  }
}
