/** Rewards in class. Giving one is a command of the room. */
import type { Deps } from '../../deps.ts'
import { plainText } from '../../domain/plain-text.ts'
import { prizeRanking } from '../../domain/rooms/prize-ranking.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import type { Both } from '../../http/for-both.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { lessonPrizes } from './practice-response.ts'
import { requireDone } from './refusal.ts'

type PrizeCalls = 'awardPrize' | 'revokePrize' | Both<'ListPrizes'>

export function prizeRoutes({ live, prizes }: Deps): Handlers<PrizeCalls> {
  const list = async (lessonId: string, studentId: string | null, urlOf: UrlOf) => {
    const given = await prizes.ofLesson(lessonId)
    return lessonPrizes(lessonId, given, prizeRanking(given), studentId, urlOf)
  }
  return {
    async awardPrize({ lesson, actor, input: { stuIds, kind, count, reason }, idempotencyKey, urlOf }) {
      if (lesson.startedAt === null) throw new ApiError('classNotStarted')
      const outcome = await live.execute(
        lesson,
        { type: 'awardPrize', userIds: stuIds, prize: kind, count, reason: plainText(reason) },
        actor,
        idempotencyKey,
      )
      if ('refused' in outcome && outcome.refused === 'no-such-participant') throw new ApiError('notInClass')
      requireDone(outcome)
      return list(lesson.id, null, urlOf)
    },
    async revokePrize({ lesson, actor, input: { prizeId }, idempotencyKey, urlOf }) {
      if (lesson.startedAt === null) throw new ApiError('classNotStarted')
      const award = awardOf(lesson.id, prizeId)
      if (award === null) throw new ApiError('notFound')
      requireDone(await live.execute(lesson, { type: 'revokePrize', prizeId: award }, actor, idempotencyKey))
      return list(lesson.id, null, urlOf)
    },
    teacherListPrizes: ({ lesson, urlOf }) => list(lesson.id, null, urlOf),
    studentListPrizes: ({ lesson, actor, urlOf }) => list(lesson.id, actor.userId, urlOf),
  }
}

// A prize is the part of one student in an award: `<lesson>-<award>-<place>`.
const awardOf = (lessonId: string, prizeId: string): string | null =>
  prizeId.startsWith(`${lessonId}-`) ? (/^(prz-\d+)-\d+$/.exec(prizeId.slice(lessonId.length + 1))?.[1] ?? null) : null
