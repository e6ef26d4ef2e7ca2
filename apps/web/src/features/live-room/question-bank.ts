import type { RefusalCode } from '@hwjy/classroom/core'
import { RoomRefusal } from '@hwjy/classroom/local'
import type { BankQuestion, PreparedQuestions, QuestionBank } from '@hwjy/classroom/react'
import {
  ApiError,
  type ErrorCode,
  errorCodes,
  getPreparedQuestions,
  listQuestions,
  openPractice,
  type PreparedQuestions as PreparedList,
  type Question,
  savePreparedQuestions,
} from '@hwjy/sdk'

const PAGE_SIZE = 20

const refusals: Partial<Record<ErrorCode, RefusalCode>> = {
  [errorCodes.classNotStarted]: 'class-not-started',
  [errorCodes.practiceOpen]: 'practice-open',
  [errorCodes.classEnded]: 'class-ended',
}

/** The school's question bank for one lesson. @throws {SdkError} except where the room refuses */
export function questionBank(lessonId: string): QuestionBank {
  return {
    prepared: async () => preparedQuestions(await getPreparedQuestions({ lessonId })),
    async prepare(questionIds, version) {
      const basedOn = version === null ? {} : { basedOn: version }
      try {
        // Called without its hook: the room keeps what it chose, and no other screen reads the list.
        const kept = await savePreparedQuestions({ lessonId, questionIds: [...questionIds], ...basedOn })
        return { ...preparedQuestions(kept), isOurs: true }
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== errorCodes.changedMeanwhile) throw error
        return { ...preparedQuestions(await getPreparedQuestions({ lessonId })), isOurs: false }
      }
    },
    async search({ keyword, isMultiple, isOfLesson, page }) {
      const { records, pages } = await listQuestions({
        type: isMultiple ? 'multipleChoice' : 'singleChoice',
        ...(keyword !== '' && { keyword }),
        ...(isOfLesson && { lessonId }),
        current: page,
        size: PAGE_SIZE,
      })
      return { questions: records.map(bankQuestion), hasMore: page < pages }
    },
    async ask(questionIds, limitSeconds) {
      try {
        // Called without its hook: the room itself tells everybody of the practice.
        await openPractice({ lessonId, kind: 'questions', limitSeconds, questionIds: [...questionIds] })
      } catch (error) {
        const refusal = error instanceof ApiError ? refusals[error.code as ErrorCode] : undefined
        throw refusal === undefined ? error : new RoomRefusal(refusal)
      }
    },
  }
}

const preparedQuestions = ({ questions, updatedAt }: PreparedList): PreparedQuestions => ({
  questions: questions.map(bankQuestion),
  version: updatedAt,
})

const bankQuestion = ({ questionId, title, options, type, chapter }: Question): BankQuestion => ({
  questionId,
  title,
  options,
  isMultiple: type === 'multipleChoice',
  place: chapter?.name ?? '',
})
