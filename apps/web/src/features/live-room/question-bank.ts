import type { RefusalCode } from '@hwjy/classroom/core'
import { RoomRefusal } from '@hwjy/classroom/local'
import type { BankQuestion, BankQuestionType, PreparedQuestions, QuestionBank } from '@hwjy/classroom/react'
import {
  ApiError,
  type ErrorCode,
  errorCodes,
  getPreparedQuestions,
  getQuestion,
  listQuestions,
  openPractice,
  type PreparedQuestions as PreparedList,
  type Question,
  type QuestionType,
  savePreparedQuestions,
} from '@hwjy/sdk'

const PAGE_SIZE = 20

/** The bank's types, by those of the room; others are not answered in class. */
const questionTypes = {
  single: 'singleChoice',
  multiple: 'multipleChoice',
  fillIn: 'fillIn',
  dictation: 'dictation',
} as const satisfies Readonly<Record<BankQuestionType, QuestionType>>

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
    async search({ keyword, type, isOfLesson, page }) {
      const { records, pages } = await listQuestions({
        type: questionTypes[type],
        ...(keyword !== '' && { keyword }),
        ...(isOfLesson && { lessonId }),
        current: page,
        size: PAGE_SIZE,
      })
      return { questions: records.map(bankQuestion), hasMore: page < pages }
    },
    async ask(kind, questionIds, limitSeconds) {
      try {
        // Called without its hook: the room itself tells everybody of the practice.
        await openPractice({ lessonId, kind, limitSeconds, questionIds: [...questionIds] })
      } catch (error) {
        const refusal = error instanceof ApiError ? refusals[error.code as ErrorCode] : undefined
        throw refusal === undefined ? error : new RoomRefusal(refusal)
      }
    },
    async readAloud(questionIds) {
      const questions = await Promise.all(questionIds.map((questionId) => getQuestion({ questionId })))
      return questions.map(({ typed }) => typed?.accepted[0]?.[0] ?? '')
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
  type: typeInRoom(type),
  place: chapter?.name ?? '',
})

const typeInRoom = (type: QuestionType): BankQuestionType =>
  type === 'multipleChoice' ? 'multiple' : type === 'fillIn' || type === 'dictation' ? type : 'single'
