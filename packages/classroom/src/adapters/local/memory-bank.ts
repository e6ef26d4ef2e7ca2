import type { PracticeQuestion, TypedTask } from '../../core/room/practice-types.ts'
import { bankPracticeKind, type BankQuestion, type QuestionBank } from '../../ports/question-bank.ts'
import type { MemoryPerson, MemoryRoom } from './memory-room.ts'

export interface MemoryBankQuestion extends BankQuestion {
  correctKeys: readonly string[]
  /** What is right in a typed answer, by blank. */
  accepted?: TypedTask['accepted']
}

export interface MemoryBankOptions {
  room: Pick<MemoryRoom, 'act' | 'getState'>
  teacher: MemoryPerson
  questions: readonly MemoryBankQuestion[]
  /** Prepared for the lesson, in order. Default: none. */
  preparedIds?: readonly string[]
}

const PAGE_SIZE = 20

/** A handful of questions in this page, and the room in memory that asks them. */
export function createMemoryBank({ room, teacher, questions, preparedIds = [] }: MemoryBankOptions): QuestionBank {
  let prepared = preparedIds
  let version = 0
  let asked = 0
  const byId = new Map(questions.map((question) => [question.questionId, question]))
  const found = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const kept = () => ({ questions: found(prepared), version: String(version) })
  return {
    prepared: async () => kept(),
    async prepare(questionIds, basedOn) {
      const isOurs = basedOn === String(version)
      if (isOurs) {
        prepared = questionIds
        version += 1
      }
      return { ...kept(), isOurs }
    },
    async search({ keyword, type, page }) {
      const matching = questions.filter((question) => question.type === type && question.title.includes(keyword.trim()))
      return {
        questions: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        hasMore: matching.length > page * PAGE_SIZE,
      }
    },
    async ask(kind, questionIds, limitSeconds) {
      asked += 1
      room.act(teacher, {
        type: 'openPractice',
        practiceId: `practice-${room.getState().seq}-${asked}`,
        kind,
        title: '',
        limitSeconds,
        questions: found(questionIds).map(practiceQuestion),
      })
    },
    readAloud: async (questionIds) => found(questionIds).map(({ accepted }) => accepted?.[0]?.[0] ?? ''),
  }
}

function practiceQuestion({
  questionId,
  type,
  title,
  options,
  correctKeys,
  accepted = [],
}: MemoryBankQuestion): PracticeQuestion {
  const question = { questionId, title, options, correctKeys, isMultiple: type === 'multiple' }
  const kind = bankPracticeKind(type)
  if (kind === 'questions') return question
  const pinyin = accepted.map(() => [])
  return { ...question, task: { type: kind, blanks: accepted.length, answerBy: 'ime', accepted, pinyin } }
}
