import { attendanceOf, NO_PRIZES } from '@hwjy/classroom/core'
import type { Deps } from '../../deps.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { prizeRanking } from '../../domain/rooms/prize-ranking.ts'
import { ratingDenial } from '../../domain/after-class/rating-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers, ResponseOf } from '../../http/call.ts'
import { iso, isoOrNull } from '../instant.ts'
import { lessonSummary } from '../timetable/lesson-summary.ts'
import { savedFeedback } from './saved-feedback.ts'
import { performanceResponse } from './performance.routes.ts'
import { practiceSummaries, prizeCounts } from '../rooms/practice-response.ts'

const NEVER_THERE = { enteredAt: null, presentSeconds: 0, talkSeconds: 0 }

type FinishCall = Pick<Call<'getLessonFinish'>, 'lesson' | 'membership' | 'actor' | 'urlOf' | 'language' | 'now'>

export function lessonFinishRoutes(deps: Deps): Handlers<'getLessonFinish'> {
  const finishOf = createLessonFinish(deps)
  return {
    getLessonFinish(call) {
      if (call.lesson.startedAt === null) throw new ApiError('classNotStarted')
      return finishOf(call)
    },
  }
}

/** Reads what a student sees of a lesson that has begun. */
export function createLessonFinish(deps: Deps) {
  const { attendanceMarks, feedback, live, performances, practices, prizes, replays, visits } = deps

  // Prefers the stored attendance. A whole class asks just after the end; the room is read for those who are faster.
  const attendanceIn = async (lesson: Lesson, studentId: string, now: number) => {
    const counted = await attendanceMarks.of(lesson.id, studentId)
    if (counted) return counted
    const room = await live.state(lesson.id)
    return room ? attendanceOf(room, studentId, room.endedAt ?? now) : NEVER_THERE
  }

  return async ({
    lesson,
    membership,
    actor,
    urlOf,
    language,
    now,
  }: FinishCall): Promise<ResponseOf<'getLessonFinish'>> => {
    const me = actor.userId
    const [attendance, given, held, rating, note, own, performance, replay, visited] = await Promise.all([
      attendanceIn(lesson, me, now),
      prizes.ofLesson(lesson.id),
      practices.ofLesson(lesson.id),
      feedback.ratingOf(lesson.id, me),
      feedback.about(lesson.id, lesson.teacher.id, me),
      feedback.own(lesson.id, me),
      performances.get(lesson.id, me),
      replays.current(lesson.id),
      visits.of(me, lesson.id),
    ])
    const place = prizeRanking(given).find(({ student }) => student.id === me)
    return {
      lesson: lessonSummary(lesson, membership, live, { now, urlOf }),
      enteredAt: isoOrNull(attendance.enteredAt),
      presentSeconds: attendance.presentSeconds,
      talkSeconds: attendance.talkSeconds,
      prizes: prizeCounts(place?.counts ?? NO_PRIZES),
      prizeRank: place?.rank ?? null,
      practises: practiceSummaries(
        held.filter(({ status }) => status !== 'open'),
        me,
      ),
      canRate: ratingDenial(membership, lesson) === null,
      rating: rating && {
        lessonId: lesson.id,
        score: rating.score,
        comment: rating.comment,
        scoredAt: iso(rating.scoredAt),
      },
      teacherFeedback: note && {
        feedbackId: note.id,
        labels: note.labels.map((label) => label[language]),
        content: note.content,
        savedAt: iso(note.savedAt),
      },
      ownFeedback: own && savedFeedback(own),
      performance: performance && performanceResponse(performance),
      isPerformanceNew: performance !== null && !visited.has('performance'),
      replay: replay && {
        replayId: replay.id,
        source: replay.source,
        durationSeconds: replay.durationSeconds,
      },
      isReplayNew: replay !== null && !visited.has('review'),
    }
  }
}
