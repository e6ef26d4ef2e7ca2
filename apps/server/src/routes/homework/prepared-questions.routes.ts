import type { Deps } from '../../deps.ts'
import { nextVersion } from '../../domain/based-on.ts'
import type { PreparedList } from '../../db/homework/prepared-questions.ts'
import type { Handlers, ResponseOf } from '../../http/call.ts'
import { requireUnchanged } from '../../http/changed-meanwhile.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { isoOrNull } from '../instant.ts'
import { questionResponse, type Reader } from './homework-responses.ts'
import { readerOf } from './homework-reader.ts'

type PreparedCalls = 'getPreparedQuestions' | 'savePreparedQuestions'

/** Questions of the bank that are prepared for a lesson. Asking them in class is `openPractice`. */
export function preparedQuestionRoutes({ practices, preparedQuestions, questions }: Deps): Handlers<PreparedCalls> {
  const response = async (
    list: PreparedList | null,
    lessonId: string,
    reader: Reader,
  ): Promise<ResponseOf<'getPreparedQuestions'>> => {
    const found = await questions.ofIds(list?.questionIds ?? [], reader.userId)
    return {
      lessonId,
      questions: found.map((question) => questionResponse(question, reader)),
      updatedAt: isoOrNull(list?.updatedAt ?? null),
    }
  }

  return {
    async getPreparedQuestions({ lesson, ...call }) {
      return response(await preparedQuestions.get(lesson.id), lesson.id, readerOf(call))
    },

    async savePreparedQuestions({ lesson, input: { questionIds, basedOn }, now, ...call }) {
      await preparedQuestions.lock(lesson.id)
      const before = (await preparedQuestions.get(lesson.id))?.updatedAt ?? null
      requireUnchanged(before, basedOn)
      const askable = await practices.askable(questionIds, call.actor.userId)
      const missing = questionIds.findIndex((id) => !askable.some(({ question }) => question.questionId === id))
      if (missing >= 0)
        throw invalidField(
          `questionIds.${missing}`,
          'unknown_question',
          'You have no such question that a class can answer.',
        )
      const list = { questionIds, updatedAt: nextVersion(now, before) }
      await preparedQuestions.save(lesson.id, list)
      return response(list, lesson.id, readerOf({ ...call, now }))
    },
  }
}
