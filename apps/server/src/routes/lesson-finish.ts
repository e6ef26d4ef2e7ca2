/** The page a student sees after class, in one call. */
import { attendanceOf, NO_PRIZES } from '@hwjy/classroom/core'
import type { Deps } from '../deps.ts'
import { prizeRanking } from '../domain/prize-ranking.ts'
import { ratingDenial } from '../domain/rating-rules.ts'
import { ApiError } from '../http/api-error.ts'
import type { Handlers } from '../http/call.ts'
import { iso, isoOrNull } from './instant.ts'
import { lessonSummary } from './lesson-summary.ts'
import { performanceAnswer } from './performance.ts'
import { practiceSummaries, prizeCounts } from './practice-answer.ts'

export function lessonFinishRoutes(deps: Deps): Handlers<'getLessonFinish'> {
  const { feedback, live, performances, practices, prizes, replays, visits } = deps
  return {
    async getLessonFinish({ lesson, membership, actor, language, now }) {
      if (lesson.startedAt === null) throw new ApiError('classNotStarted')
      const me = actor.userId
      const [room, given, held, rating, note, performance, replay, visited] = await Promise.all([
        live.state(lesson.id),
        prizes.ofLesson(lesson.id),
        practices.ofLesson(lesson.id),
        feedback.ratingOf(lesson.id, me),
        feedback.about(lesson.id, lesson.teacher.id, me),
        performances.get(lesson.id, me),
        replays.current(lesson.id),
        visits.of(me, lesson.id),
      ])
      const own = prizeRanking(given).find(({ student }) => student.id === me)
      const attendance = room && attendanceOf(room, me, room.endedAt ?? now)
      return {
        lesson: lessonSummary(lesson, membership, live, now),
        enteredAt: isoOrNull(attendance?.enteredAt ?? null),
        presentSeconds: attendance?.presentSeconds ?? 0,
        talkSeconds: attendance?.talkSeconds ?? 0,
        prizes: prizeCounts(own?.counts ?? NO_PRIZES),
        prizeRank: own?.rank ?? null,
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
          labels: note.labels.map((label) => label[language]),
          content: note.content,
          savedAt: iso(note.savedAt),
        },
        performance: performance && performanceAnswer(performance),
        isPerformanceNew: performance !== null && !visited.has('performance'),
        replay: replay && {
          replayId: replay.id,
          source: replay.source,
          durationSeconds: replay.durationSeconds,
        },
        isReplayNew: replay !== null && !visited.has('review'),
      }
    },
  }
}
