import { and, eq, gte } from 'drizzle-orm'
import type { HomeworkCreateRequest } from '@hwjy/sdk/schemas'
import { schema } from '../../src/db/database.ts'
import { MINUTE, NINE, type TestSchool } from './test-school.ts'

export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const li = { as: 'teacher.li' }
export const anna = { as: 'student.anna' }

/** One choice and something to write: 40 and 60 points. */
export const twoQuestions = [
  { questionId: 'qst_hsk1_1', score: 40 },
  { questionId: 'qst_hsk1_7', score: 60 },
]

/** Homework of Anna's class. @param school the one of the running test */
export function homeworkIn(school: () => TestSchool) {
  const inTime = (ms: number) => new Date(school().clock.now() + ms).toISOString()

  /** One choice, something to read aloud and something to write; 10, 30 and 60 points. It starts in a minute. */
  const task = (change: Partial<HomeworkCreateRequest> = {}): HomeworkCreateRequest => ({
    classId: 'cls_hsk1',
    title: '第一课练习',
    content: '先读课文，再做练习。',
    kind: 'dailyTask',
    fullScore: 100,
    questions: [
      { questionId: 'qst_hsk1_1', score: 10 },
      { questionId: 'qst_hsk1_5', score: 30 },
      { questionId: 'qst_hsk1_7', score: 60 },
    ],
    startTime: inTime(MINUTE),
    endTime: inTime(2 * DAY),
    ...change,
  })

  const give = async (change: Partial<HomeworkCreateRequest> = {}) => {
    const { homework } = await school().data('createHomework', task(change), 'teacher.li')
    return homework.homeworkId
  }

  /** Given, begun and handed in by Anna: the choice is right, the text is written, nothing is read. */
  const handedIn = async (change: Partial<HomeworkCreateRequest> = {}) => {
    const homeworkId = await give(change)
    school().clock.advance(2 * MINUTE)
    await school().data('startHomework', { homeworkId }, 'student.anna')
    const answers = [
      { no: 1, keys: ['B'] },
      { no: 3, text: '我妈妈在医院工作。' },
    ]
    const { answerPaperId } = await school().data('saveAnswers', { homeworkId, answers }, 'student.anna')
    await school().data('handInHomework', { homeworkId }, 'student.anna')
    return { homeworkId, answerPaperId }
  }

  /** Lists the system's messages about homework since the demo school was opened. */
  const messages = async (personId: string) => {
    const { systemMessage } = schema
    const isNew = and(eq(systemMessage.personId, personId), gte(systemMessage.createdAt, NINE))
    const rows = await school().db.select().from(systemMessage).where(isNew).orderBy(systemMessage.createdAt)
    return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('homework'))
  }

  return { give, handedIn, inTime, messages, task }
}

export const marks = (answerPaperId: string, ...scores: number[]) => ({
  answerPaperId,
  paper: { comment: '很好' },
  list: scores.map((score, index) => ({ no: index + 1, score })),
})
