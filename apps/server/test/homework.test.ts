import { errorCodes } from '@hwjy/sdk/errors'
import { and, eq, gte } from 'drizzle-orm'
import type { HomeworkCreateRequest } from '@hwjy/sdk/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { MINUTE, NINE, openTestSchool, type TestSchool } from './support/test-school.ts'

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const li = { as: 'teacher.li' }
const anna = { as: 'student.anna' }
let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const inTime = (ms: number) => new Date(school.clock.now() + ms).toISOString()

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
  const { homework } = await school.data('createHomework', task(change), 'teacher.li')
  return homework.homeworkId
}

/** Given, begun and handed in by Anna: the choice is right, the text is written, nothing is read. */
const handedIn = async (change: Partial<HomeworkCreateRequest> = {}) => {
  const homeworkId = await give(change)
  school.clock.advance(2 * MINUTE)
  await school.data('startHomework', { homeworkId }, 'student.anna')
  const answers = [
    { no: 1, keys: ['B'] },
    { no: 3, text: '我妈妈在医院工作。' },
  ]
  const { answerPaperId } = await school.data('saveAnswers', { homeworkId, answers }, 'student.anna')
  await school.data('handInHomework', { homeworkId }, 'student.anna')
  return { homeworkId, answerPaperId }
}

const marks = (answerPaperId: string, ...scores: number[]) => ({
  answerPaperId,
  paper: { comment: '很好' },
  list: scores.map((score, index) => ({ no: index + 1, score })),
})

/** What the system said about homework since the demo school was opened. */
const messages = async (personId: string) => {
  const { systemMessage } = schema
  const isNew = and(eq(systemMessage.personId, personId), gte(systemMessage.createdAt, NINE))
  const rows = await school.db.select().from(systemMessage).where(isNew).orderBy(systemMessage.createdAt)
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('homework'))
}

describe('setting homework', () => {
  it('copies the paper: changing the template changes no homework', async () => {
    const paperId = 'pap_hsk1_open_template'
    const times = { startTime: inTime(MINUTE), endTime: inTime(DAY) }
    const { homework } = await school.data('createHomework', { classId: 'cls_hsk1', paperId, ...times }, 'teacher.li')
    const { homeworkId } = homework
    const template = {
      paperId,
      title: '别的练习',
      content: '只做一题。',
      kind: 'dailyTask',
      isTemplate: true,
      fullScore: 5,
      questions: [{ questionId: 'qst_hsk1_2', score: 5 }],
    }
    await school.data('savePaper', template, 'teacher.li')
    expect(await school.data('getHomework', { homeworkId }, 'teacher.li')).toMatchObject({
      homework: { title: '课后练习', fullScore: 100, questionCount: 4 },
    })
  })

  it('keeps questions as they were when it was published', async () => {
    const homeworkId = await give()
    const draftId = await give({ status: 'draft' })
    const { questionId, subject, grade, chapter, author, isOwn, createdAt, updatedAt, attachments, ...question } =
      await school.data('getQuestion', { questionId: 'qst_hsk1_5' }, 'teacher.li')
    expect([subject, grade, chapter, isOwn, author.userId, attachments]).toEqual([null, null, null, true, 'usr_li', []])
    expect(createdAt).toBe(updatedAt)
    const changed = { ...question, questionId, answerModes: [], passage: '你好吗？' }
    await school.data('saveQuestion', changed, 'teacher.li')
    const passage = async (id: string) => {
      const { questions } = await school.data('getHomework', { homeworkId: id }, 'teacher.li')
      return questions[1]?.question.passage
    }
    expect(await passage(homeworkId)).toBe(question.passage)
    expect(await passage(draftId)).toBe('你好吗？')
  })

  it('tells the class once it is published, where the teacher wants that', async () => {
    const homeworkId = await give({ status: 'draft', announceAt: 'publish' })
    expect(await messages('usr_anna')).toEqual([])
    await school.data('publishHomework', { homeworkId }, 'teacher.li')
    await school.data('publishHomework', { homeworkId }, 'teacher.li')
    expect(await messages('usr_anna')).toEqual(['homeworkAssigned'])
    expect(await messages('usr_li')).toEqual([])
  })

  it('tells the class when it starts, unless the teacher says otherwise', async () => {
    const homeworkId = await give({ startTime: inTime(DAY), endTime: inTime(4 * DAY) })
    const { homework } = await school.data('getHomework', { homeworkId }, 'teacher.li')
    expect([homework.announceAt, homework.marksShown, homework.marksReleasedAt]).toEqual(['start', 'atOnce', null])
    await school.backend.tick()
    expect(await messages('usr_anna')).toEqual([])
    school.clock.advance(DAY)
    await school.backend.tick()
    expect(await messages('usr_anna')).toEqual(['homeworkAssigned'])
    school.clock.advance(2 * MINUTE)
    await school.backend.tick()
    expect(await messages('usr_anna')).toEqual(['homeworkAssigned'])
  })

  it('follows a start that is moved, and can be told at once after all', async () => {
    const homeworkId = await give({ startTime: inTime(DAY) })
    const moved = { homeworkId, startTime: inTime(2 * DAY), endTime: inTime(3 * DAY) }
    await school.data('updateHomework', moved, 'teacher.li')
    school.clock.advance(DAY)
    await school.backend.tick()
    expect(await messages('usr_anna')).toEqual([])
    await school.data('updateHomework', { homeworkId, announceAt: 'publish' }, 'teacher.li')
    school.clock.advance(2 * MINUTE)
    await school.backend.tick()
    expect(await messages('usr_anna')).toEqual(['homeworkAssigned'])
  })

  it('refuses a start that is over, an end before the start, points that do not add up', async () => {
    const issues = async (change: object) => {
      const { data } = await school.call('createHomework', task(change), li)
      return (data as { issues?: { path: string }[] }).issues?.map(({ path }) => path)
    }
    expect(await issues({ startTime: inTime(0) })).toEqual(['startTime'])
    expect(await issues({ endTime: inTime(0) })).toEqual(['endTime'])
    expect(await issues({ fullScore: 99 })).toEqual(['fullScore'])
    expect(await issues({ kind: 'dailyTask', fullScore: 101, questions: [] })).toEqual(['fullScore'])
    expect(await issues({ title: '十个字以上的一个标题呀' })).toEqual(['title'])
    expect(await issues({ visibility: 'afterClass' })).toEqual(['lessonId'])
    expect(await issues({ lessonId: 'les_none' })).toEqual(['lessonId'])
    expect(await issues({ paperId: 'pap_hsk2_open' })).toEqual(['paperId'])
    const { classId, startTime, endTime } = task()
    const rest = { classId, startTime, endTime, kind: 'dailyTask', fullScore: 0 }
    expect(await school.call('createHomework', rest, li)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'title' }, { path: 'content' }] },
    })
  })

  it('needs no question: the task itself is one', async () => {
    const homeworkId = await give({ questions: [], fullScore: 20 })
    const { questions } = await school.data('getHomework', { homeworkId }, 'teacher.li')
    expect(questions).toMatchObject([
      { no: 1, score: 20, question: { type: 'subjective', answerModes: ['text', 'photo'] } },
    ])
    const { total } = await school.data('listQuestions', { keyword: '第一课练习' }, 'teacher.li')
    expect(total).toBe(0)
  })

  it('can be changed, withdrawn and deleted until a student begins', async () => {
    const homeworkId = await give()
    const change = { homeworkId, title: '新练习', fullScore: 10, questions: [{ questionId: 'qst_hsk1_2', score: 10 }] }
    expect(await school.data('updateHomework', change, 'teacher.li')).toMatchObject({
      homework: { title: '新练习', fullScore: 10, questionCount: 1 },
    })
    await school.data('withdrawHomework', { homeworkId }, 'teacher.li')
    expect(await school.call('getStudentHomework', { homeworkId }, anna)).toMatchObject({ code: errorCodes.notFound })
    await school.data('publishHomework', { homeworkId }, 'teacher.li')
    school.clock.advance(2 * MINUTE)
    await school.data('startHomework', { homeworkId }, 'student.anna')
    for (const refused of [
      school.call('withdrawHomework', { homeworkId }, li),
      school.call('deleteHomework', { homeworkId }, li),
      school.call('updateHomework', { homeworkId, limitMinutes: 5 }, li),
      school.call('updateHomework', { homeworkId, endTime: inTime(HOUR) }, li),
    ]) {
      expect(await refused).toMatchObject({ code: errorCodes.homeworkBegun })
    }
    const later = inTime(3 * DAY)
    expect(
      await school.data('updateHomework', { homeworkId, endTime: later, content: '慢慢做。' }, 'teacher.li'),
    ).toMatchObject({ homework: { endTime: later }, content: '慢慢做。', hasBegun: true })
    expect(await messages('usr_anna')).toContain('homeworkChanged')
  })

  it('is gone when it was deleted', async () => {
    const homeworkId = await give()
    await school.data('deleteHomework', { homeworkId }, 'teacher.li')
    expect(await school.call('getHomework', { homeworkId }, li)).toMatchObject({ code: errorCodes.notFound })
    expect(await school.call('startHomework', { homeworkId }, anna)).toMatchObject({ code: errorCodes.notFound })
  })

  it('hides what is for after class until the class has ended', async () => {
    const lessonId = await school.lessonNow()
    const homeworkId = await give({ lessonId, visibility: 'afterClass' })
    const seen = async () => (await school.data('listHomeworkOfLesson', { lessonId }, 'student.anna')).length
    await school.data('startLesson', { lessonId }, 'teacher.li')
    school.clock.advance(5 * MINUTE)
    expect(await seen()).toBe(0)
    expect(await school.call('getStudentHomework', { homeworkId }, anna)).toMatchObject({ code: errorCodes.notFound })
    await school.backend.tick()
    expect(await messages('usr_anna')).not.toContain('homeworkAssigned')
    await school.data('endLesson', { lessonId }, 'teacher.li')
    expect(await seen()).toBe(1)
    school.clock.advance(2 * MINUTE)
    await school.backend.tick()
    expect(await messages('usr_anna')).toContain('homeworkAssigned')
    expect(await school.call('startHomework', { homeworkId }, anna)).toMatchObject({ code: 200 })
  })
})

describe('doing homework', () => {
  it('shows the questions once begun, and never what is right', async () => {
    const homeworkId = await give()
    expect(await school.call('startHomework', { homeworkId }, anna)).toMatchObject({
      code: errorCodes.homeworkNotOpen,
      data: { opensAt: expect.any(String) },
    })
    school.clock.advance(2 * MINUTE)
    expect((await school.data('getStudentHomework', { homeworkId }, 'student.anna')).questions).toEqual([])
    const { questions, homework } = await school.data('startHomework', { homeworkId }, 'student.anna')
    expect(questions.map(({ no, fullScore, key, mark, answer }) => [no, fullScore, key, mark, answer])).toEqual([
      [1, 10, null, null, null],
      [2, 30, null, null, null],
      [3, 60, null, null, null],
    ])
    expect(homework).toMatchObject({ state: 'notSubmitted', canAnswer: true, answerDenial: null })
    const again = await school.data('startHomework', { homeworkId }, 'student.anna')
    expect(again.homework.startedAt).toBe(homework.startedAt)
  })

  it('keeps answers, and the last one of each question', async () => {
    const homeworkId = await give()
    school.clock.advance(2 * MINUTE)
    const save = (...answers: object[]) => school.call('saveAnswers', { homeworkId, answers }, anna)
    expect(await save({ no: 1, keys: ['A'] })).toMatchObject({ code: errorCodes.homeworkNotBegun })
    await school.data('startHomework', { homeworkId }, 'student.anna')
    expect(await save({ no: 1, keys: ['A'] }, { no: 3, text: '我' })).toMatchObject({ data: { unansweredNos: [2] } })
    expect(await save({ no: 1, keys: ['B'] })).toMatchObject({ data: { unansweredNos: [2] } })
    expect(await save({ no: 3, text: '' })).toMatchObject({ data: { unansweredNos: [2, 3] } })
    const { questions } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect(questions.map(({ answer }) => answer?.keys ?? null)).toEqual([['B'], null, []])
    expect(await save({ no: 1, keys: ['F'] })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'answers.0.keys' }] },
    })
  })

  it('takes recordings and photos that are the student’s own', async () => {
    const homeworkId = await give()
    school.clock.advance(2 * MINUTE)
    await school.data('startHomework', { homeworkId }, 'student.anna')
    const resource = (id: string, ownerId: string) => ({
      id,
      ownerId,
      type: 'audio',
      fileName: '朗读.mp3',
      objectKey: `student/${ownerId}/audio/${id}.mp3`,
      sizeBytes: 1_000,
      contentType: 'audio/mpeg',
      durationSeconds: 12,
      createdAt: school.clock.now(),
    })
    await school.db.insert(schema.cloudResource).values([resource('res_1', 'usr_anna'), resource('res_2', 'usr_ben')])
    const save = (id: string) => school.call('saveAnswers', { homeworkId, answers: [{ no: 2, audioIds: [id] }] }, anna)
    expect(await save('res_2')).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'answers.0.audioIds.0' }] },
    })
    expect(await save('res_1')).toMatchObject({ code: 200 })
    const { questions } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect(questions[1]?.answer?.audio).toMatchObject([
      {
        resourceId: 'res_1',
        durationSeconds: 12,
        resourceUrl: expect.stringMatching(/^http:.*\/student\/usr_anna\/audio\/res_1\.mp3\?q-sign-algorithm=sha1&/),
      },
    ])
  })

  it('hands in, names what is open, and marks choices without showing it', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    const { homework, questions } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect(homework).toMatchObject({ state: 'waiting', score: null, answerDenial: 'handed-in' })
    expect(questions.map(({ mark }) => mark)).toEqual([null, null, null])
    expect(await messages('usr_li')).toEqual(['homeworkSubmitted'])
    const paper = await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')
    expect(paper.questions.map(({ suggestedScore, mark }) => [suggestedScore, mark?.score ?? null])).toEqual([
      [10, 10],
      [0, null],
      [null, null],
    ])
    for (const call of ['saveAnswers', 'handInHomework', 'startHomework'] as const) {
      expect(await school.call(call, { homeworkId, answers: [{ no: 1 }] }, anna)).toMatchObject({
        code: errorCodes.alreadyHandedIn,
      })
    }
  })

  it('is not handed in late, though a slow network has a minute', async () => {
    const homeworkId = await give({ limitMinutes: 40 })
    school.clock.advance(2 * MINUTE)
    await school.data('startHomework', { homeworkId }, 'student.anna')
    await school.data('startHomework', { homeworkId }, 'student.ben')
    school.clock.advance(41 * MINUTE)
    expect(await school.call('handInHomework', { homeworkId }, anna)).toMatchObject({
      code: 200,
      data: { unansweredNos: [1, 2, 3] },
    })
    school.clock.advance(1)
    expect(await school.call('handInHomework', { homeworkId }, { as: 'student.ben' })).toMatchObject({
      code: errorCodes.timeLimitOver,
    })
    school.clock.advance(3 * DAY)
    expect(await school.call('startHomework', { homeworkId }, { as: 'student.chika' })).toMatchObject({
      code: errorCodes.homeworkEnded,
    })
  })

  it('is graded at once where everything is a choice; of a test, what was right comes after its end', async () => {
    const questions = [{ questionId: 'qst_hsk1_1', score: 50 }]
    const homeworkId = await give({ kind: 'test', fullScore: 50, questions })
    school.clock.advance(2 * MINUTE)
    await school.data('startHomework', { homeworkId }, 'student.anna')
    await school.data('saveAnswers', { homeworkId, answers: [{ no: 1, keys: ['B'] }] }, 'student.anna')
    const { homework } = await school.data('handInHomework', { homeworkId }, 'student.anna')
    expect(homework).toMatchObject({ state: 'graded', score: 50 })
    const key = async () => (await school.data('getStudentHomework', { homeworkId }, 'student.anna')).questions[0]?.key
    expect(await key()).toBeNull()
    school.clock.advance(3 * DAY)
    expect(await key()).toMatchObject({ correctKeys: ['B'] })
  })

  it('is listed by state, course and month', async () => {
    const states = async (filter: object) => {
      const counts = await school.data('countHomeworkByState', filter, 'student.anna')
      return Object.fromEntries(counts.map(({ state, count }) => [state, count]))
    }
    expect(await states({})).toEqual({ notSubmitted: 3, waiting: 3, returned: 3, graded: 3 })
    expect(await states({ courseId: 'crs_hsk1' })).toEqual({ notSubmitted: 1, waiting: 1, returned: 1, graded: 1 })
    expect(await states({ month: '2026-10' })).toEqual({ notSubmitted: 0, waiting: 0, returned: 0, graded: 0 })
    const { courses, months } = await school.data('listHomeworkFilters', {}, 'student.anna')
    expect([courses.map(({ id }) => id).sort(), months]).toEqual([['crs_hsk1', 'crs_hsk2', 'crs_hsk3'], ['2026-11']])
    // It starts on the last evening of March by UTC, in the first hour of April by Berlin's summer time.
    const start = { startsAt: Date.parse('2026-03-31T22:30:00Z') }
    await school.db.update(schema.homework).set(start).where(eq(schema.homework.id, 'hmw_hsk1_graded'))
    const headers = { timeZone: '1', timeZoneId: 'Europe/Berlin' }
    const asked = await school.call('listHomeworkFilters', {}, { as: 'student.anna', headers })
    expect(asked.data).toMatchObject({ months: ['2026-11', '2026-04'] })
    const april = await school.call('listHomeworkOfStudent', { month: '2026-04' }, { as: 'student.anna', headers })
    expect(april.data).toMatchObject({ records: [{ homeworkId: 'hmw_hsk1_graded' }] })
    const filter = { state: 'graded', courseId: 'crs_hsk2', month: '2026-11' }
    const { records, total } = await school.data('listHomeworkOfStudent', filter, 'student.anna')
    expect([total, records.map(({ homeworkId }) => homeworkId)]).toEqual([1, ['hmw_hsk2_graded']])
    const pending = await school.data('listPendingHomework', { size: 4 }, 'student.anna')
    expect([pending.total, pending.pages, pending.records.length]).toEqual([6, 2, 4])
    expect(pending.records.every(({ canAnswer }) => canAnswer)).toBe(true)
  })

  it('is not pending when the own time is over', async () => {
    const homeworkId = await give({ limitMinutes: 10 })
    school.clock.advance(2 * MINUTE)
    const isPending = async () => {
      const { records } = await school.data('listPendingHomework', { size: 50 }, 'student.anna')
      return records.some((record) => record.homeworkId === homeworkId)
    }
    expect(await isPending()).toBe(true)
    await school.data('startHomework', { homeworkId }, 'student.anna')
    school.clock.advance(10 * MINUTE)
    expect(await isPending()).toBe(true)
    school.clock.advance(1)
    expect(await isPending()).toBe(false)
  })
})

describe('taking a hand-in back', () => {
  it('opens the answers again until a teacher has begun to mark them', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    expect((await school.data('getStudentHomework', { homeworkId }, 'student.anna')).canTakeBack).toBe(true)
    const back = await school.data('takeBackHomework', { homeworkId }, 'student.anna')
    expect([back.canTakeBack, back.homework.state, back.homework.submittedAt]).toEqual([false, 'notSubmitted', null])
    expect(back.questions.map(({ answer }) => answer?.keys ?? null)).toEqual([['B'], null, []])
    expect(await school.data('takeBackHomework', { homeworkId }, 'student.anna')).toMatchObject({ questions: {} })
    expect(await school.call('markAnswerPaper', marks(answerPaperId, 10, 0, 55), li)).toMatchObject({
      code: errorCodes.notHandedIn,
    })

    await school.data('saveAnswers', { homeworkId, answers: [{ no: 1, keys: ['A'] }] }, 'student.anna')
    await school.data('handInHomework', { homeworkId }, 'student.anna')
    const { answerPaper, questions } = await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')
    expect([answerPaper?.handInCount, questions[0]?.mark?.score]).toEqual([2, 0])
    await school.data('saveMarkingDraft', { answerPaperId, list: [{ no: 3, score: 20 }] }, 'teacher.li')
    expect((await school.data('getStudentHomework', { homeworkId }, 'student.anna')).canTakeBack).toBe(false)
    expect(await school.call('takeBackHomework', { homeworkId }, anna)).toMatchObject({
      code: errorCodes.markingBegun,
    })
  })

  it('shows no right or wrong of answers that were changed after the return', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    await school.data('returnAnswerPaper', { answerPaperId }, 'teacher.li')
    school.clock.advance(MINUTE)
    await school.data('saveAnswers', { homeworkId, answers: [{ no: 1, keys: ['C'] }] }, 'student.anna')
    await school.data('handInHomework', { homeworkId }, 'student.anna')
    const { homework, questions } = await school.data('takeBackHomework', { homeworkId }, 'student.anna')
    expect([homework.state, questions[0]?.mark]).toEqual(['returned', null])
  })

  it('is refused before the work is begun and after its end', async () => {
    const homeworkId = await give()
    school.clock.advance(2 * MINUTE)
    expect(await school.call('takeBackHomework', { homeworkId }, anna)).toMatchObject({
      code: errorCodes.homeworkNotBegun,
    })
    const late = await handedIn()
    school.clock.advance(3 * DAY)
    expect(await school.call('takeBackHomework', { homeworkId: late.homeworkId }, anna)).toMatchObject({
      code: errorCodes.homeworkEnded,
    })
  })
})

describe('marking', () => {
  it('gives every question a mark, none above its full mark', async () => {
    const { answerPaperId } = await handedIn()
    const mark = (...scores: number[]) => school.call('markAnswerPaper', marks(answerPaperId, ...scores), li)
    expect(await mark(10)).toMatchObject({ code: errorCodes.marksIncomplete, data: { questionNos: [2, 3] } })
    expect(await mark(10, 31, 61)).toMatchObject({ code: errorCodes.scoreTooHigh, data: { questionNos: [2, 3] } })
    expect(await mark(10, 30, 60, 1)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'list' }] },
    })
    expect(await mark(10, 0, 50)).toMatchObject({ code: 200, data: { score: 60, fullScore: 100 } })
  })

  it('shows the student marks, comments and what was right', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    expect(await school.call('reviewAnswerPaper', { answerPaperId }, anna)).toMatchObject({
      code: errorCodes.notGraded,
    })
    const commentList = [{ no: 3, comment: '再写长一点' }]
    await school.data('markAnswerPaper', { ...marks(answerPaperId, 10, 0, 50), commentList }, 'teacher.li')
    const { homework, review, questions } = await school.data('reviewAnswerPaper', { answerPaperId }, 'student.anna')
    expect(homework).toMatchObject({ homeworkId, state: 'graded', score: 60 })
    expect(review).toMatchObject({ score: 60, comment: '很好' })
    expect(questions.map(({ mark, key }) => [mark?.score, mark?.isCorrect, mark?.comment, key?.correctKeys])).toEqual([
      [10, true, '', ['B']],
      [0, false, '', []],
      [50, null, '再写长一点', []],
    ])
    expect(await messages('usr_anna')).toEqual(['homeworkGraded'])
  })

  it('can be done again; only another score is news', async () => {
    const { answerPaperId } = await handedIn()
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 50), 'teacher.li')
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 50), 'teacher.li')
    const answers = [10, 0, 55].map((score, index) => ({ no: index + 1, score }))
    await school.data('markHomework', { answerPaperId, answerSubmitDto: { answers } }, 'teacher.li')
    expect((await messages('usr_anna')).filter((kind) => kind === 'homeworkGraded')).toHaveLength(2)
    expect(await school.data('reviewAnswerPaper', { answerPaperId }, 'student.anna')).toMatchObject({
      review: { score: 65, comment: '' },
    })
  })

  it('waits until work is handed in, or its time is over: then what was saved counts', async () => {
    const homeworkId = await give()
    school.clock.advance(2 * MINUTE)
    const { homework } = await school.data('startHomework', { homeworkId }, 'student.anna')
    const answerPaperId = homework.answerPaperId ?? ''
    const mark = () => school.call('markAnswerPaper', marks(answerPaperId, 10, 0, 0), li)
    expect(await mark()).toMatchObject({ code: errorCodes.notHandedIn })
    school.clock.advance(3 * DAY)
    expect(await mark()).toMatchObject({ code: 200 })
  })

  it('gives work back, and takes it again', async () => {
    const { homeworkId, answerPaperId } = await handedIn({ limitMinutes: 10 })
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 50), 'teacher.li')
    school.clock.advance(3 * DAY)
    const comment = '请再读一遍'
    const { handInBy } = await school.data('returnAnswerPaper', { answerPaperId, comment }, 'teacher.li')
    expect(handInBy).toBe(inTime(3 * DAY))
    const returned = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect(returned).toMatchObject({
      homework: { state: 'returned', score: null, canAnswer: true, handInBy },
      review: { score: null, comment },
    })
    expect(returned.questions.map(({ key, mark }) => [key, mark?.score])).toEqual([
      [null, 10],
      [null, 0],
      [null, 50],
    ])
    await school.data('saveAnswers', { homeworkId, answers: [{ no: 3, text: '我爸爸在学校工作。' }] }, 'student.anna')
    await school.data('handInHomework', { homeworkId }, 'student.anna')
    const { answerPaper, questions } = await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')
    expect(answerPaper).toMatchObject({ state: 'waiting', handInCount: 2 })
    expect(questions.map(({ suggestedScore }) => suggestedScore)).toEqual([10, 0, null])
    expect(await school.call('returnAnswerPaper', { answerPaperId, handInBy: inTime(0) }, li)).toMatchObject({
      code: errorCodes.invalidInput,
    })
  })

  it('keeps what the first try got when the second one is graded, and both when there is a third', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    const read = () => school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect((await read()).earlierTries).toEqual([])
    const commentList = [{ no: 3, comment: '再写长一点' }]
    await school.data('markAnswerPaper', { ...marks(answerPaperId, 10, 0, 50), commentList }, 'teacher.li')
    const again = async (text: string) => {
      await school.data('returnAnswerPaper', { answerPaperId, comment: '请再写' }, 'teacher.li')
      school.clock.advance(MINUTE)
      await school.data('saveAnswers', { homeworkId, answers: [{ no: 3, text }] }, 'student.anna')
      await school.data('handInHomework', { homeworkId }, 'student.anna')
    }
    await again('我妈妈和爸爸都在医院工作。')
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 58), 'teacher.li')
    await again('我妈妈和爸爸都在北京的医院工作。')
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 60), 'teacher.li')

    const { review, earlierTries } = await read()
    expect(review?.score).toBe(70)
    const told = earlierTries.map(({ tryNo, score, comment, returnComment, answers }) => {
      const [, , third] = answers
      return [tryNo, score, comment, returnComment, third?.answer?.text, third?.mark?.score, third?.mark?.comment]
    })
    expect(told).toEqual([
      [1, 60, '很好', '请再写', '我妈妈在医院工作。', 50, '再写长一点'],
      [2, 68, '很好', '请再写', '我妈妈和爸爸都在医院工作。', 58, ''],
    ])
    const teachers = await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')
    expect(teachers.earlierTries).toEqual(earlierTries)
    expect(await school.data('reviewAnswerPaper', { answerPaperId }, 'student.anna')).toMatchObject({ earlierTries })
  })

  it('tells nobody but the student and the teacher of earlier tries', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    await school.data('returnAnswerPaper', { answerPaperId, comment: '请再写' }, 'teacher.li')
    // A classmate has the same homework, and nothing of another one's tries.
    await school.data('startHomework', { homeworkId }, 'student.ben')
    expect((await school.data('getStudentHomework', { homeworkId }, 'student.ben')).earlierTries).toEqual([])
    for (const as of ['student.ben', 'student.anna'])
      expect(await school.call('getAnswerPaper', { answerPaperId }, { as })).toMatchObject({
        code: errorCodes.forbidden,
      })
    expect(await school.call('getAnswerPaper', { answerPaperId }, { as: 'teacher.wang' })).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await school.call('reviewAnswerPaper', { answerPaperId }, { as: 'student.ben' })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })

  it('leaves the mark of an answer out once it was changed after the return', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    const commentList = [1, 3].map((no) => ({ no, comment: '再想一想' }))
    await school.data('markAnswerPaper', { ...marks(answerPaperId, 10, 0, 50), commentList }, 'teacher.li')
    await school.data('returnAnswerPaper', { answerPaperId, comment: '请再写' }, 'teacher.li')
    await school.data('saveAnswers', { homeworkId, answers: [{ no: 3, text: '我妈妈是医生。' }] }, 'student.anna')
    const returned = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect(returned.questions.map(({ mark }) => mark?.comment)).toEqual(['再想一想', '', undefined])
    expect(returned.earlierTries[0]?.answers[2]?.mark?.comment).toBe('再想一想')

    await school.data('saveAnswers', { homeworkId, answers: [{ no: 1, keys: ['C'] }] }, 'student.anna')
    await school.data('handInHomework', { homeworkId }, 'student.anna')
    const { questions, review } = await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')
    expect(questions.map(({ mark }) => mark && [mark.score, mark.comment])).toEqual([[0, ''], [0, ''], null])
    expect(review).toBeNull()
  })

  it('says until when work can be handed in again, and takes no words of spaces alone', async () => {
    const { answerPaperId } = await handedIn()
    const { returnUntil } = await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')
    for (const comment of ['', ' \u3000\n'])
      expect(await school.call('returnAnswerPaper', { answerPaperId, comment }, li)).toMatchObject({
        code: errorCodes.invalidInput,
        data: { issues: [{ path: 'comment' }] },
      })
    expect(await school.data('returnAnswerPaper', { answerPaperId }, 'teacher.li')).toMatchObject({
      handInBy: returnUntil,
    })
  })

  it('counts a try once, however often its return is repeated', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    await school.data('returnAnswerPaper', { answerPaperId }, 'teacher.li')
    // Its time is over, and the teacher gives more of it.
    school.clock.advance(4 * DAY)
    await school.data('returnAnswerPaper', { answerPaperId, comment: '还有三天。' }, 'teacher.li')
    const { earlierTries, review } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect([earlierTries.length, review?.comment]).toEqual([1, '还有三天。'])
  })

  it('shows nothing of marks that are shown together before the teacher releases them', async () => {
    const { homeworkId, answerPaperId } = await handedIn({ marksShown: 'together' })
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 50), 'teacher.li')
    const seen = async () => {
      const { homework, review, questions } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
      return [homework.state, homework.score, homework.gradedAt, review?.score, questions[0]?.mark, questions[0]?.key]
    }
    expect(await seen()).toEqual(['waiting', null, null, undefined, null, null])
    expect(await school.call('reviewAnswerPaper', { answerPaperId }, anna)).toMatchObject({
      code: errorCodes.notGraded,
    })
    const states = async () => {
      const counts = await school.data('countHomeworkByState', { courseId: 'crs_hsk1' }, 'student.anna')
      const graded = { courseId: 'crs_hsk1', state: 'graded' }
      const { total } = await school.data('listHomeworkOfStudent', graded, 'student.anna')
      return [...['waiting', 'graded'].map((name) => counts.find(({ state }) => state === name)?.count), total]
    }
    expect(await states()).toEqual([2, 1, 1])
    const family = async () => {
      const { homework } = await school.data('getSupervisedStudent', { stuId: 'usr_anna' }, 'student.anna')
      const found = homework.find((one) => one.homeworkId === homeworkId)
      return [found?.status, found?.score]
    }
    expect(await family()).toEqual(['submitted', null])
    expect(await messages('usr_anna')).toEqual([])

    const released = await school.data('releaseMarks', { homeworkId }, 'teacher.li')
    expect(released.homework.marksReleasedAt).toBe(inTime(0))
    await school.data('releaseMarks', { homeworkId }, 'teacher.li')
    expect(await seen()).toEqual([
      'graded',
      60,
      inTime(0),
      60,
      expect.objectContaining({ score: 10 }),
      expect.objectContaining({ correctKeys: ['B'] }),
    ])
    expect(await states()).toEqual([1, 2, 2])
    expect(await family()).toEqual(['graded', 60])
    expect(await messages('usr_anna')).toEqual(['homeworkGraded'])
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 55), 'teacher.li')
    expect(await messages('usr_anna')).toEqual(['homeworkGraded', 'homeworkGraded'])
  })

  it('gives work back with its words, and without points that are shown together', async () => {
    const { homeworkId, answerPaperId } = await handedIn({ marksShown: 'together' })
    const commentList = [{ no: 3, comment: '再写长一点' }]
    await school.data('markAnswerPaper', { ...marks(answerPaperId, 10, 0, 50), commentList }, 'teacher.li')
    await school.data('returnAnswerPaper', { answerPaperId, comment: '请再写' }, 'teacher.li')
    const { homework, review, questions } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect([homework.state, review?.comment]).toEqual(['returned', '请再写'])
    expect(questions.map(({ mark }) => [mark?.score, mark?.comment])).toEqual([
      [null, ''],
      [null, ''],
      [null, '再写长一点'],
    ])
    const seen = async () => {
      const { earlierTries } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
      return earlierTries.map(({ score, answers }) => [score, ...answers.map(({ mark }) => mark?.score)])
    }
    expect(await seen()).toEqual([[null, null, null, null]])
    await school.data('releaseMarks', { homeworkId }, 'teacher.li')
    expect(await seen()).toEqual([[60, 10, 0, 50]])
  })

  it('is released for published homework only, and changes nothing where marks are shown at once', async () => {
    const homeworkId = await give({ status: 'draft', marksShown: 'together' })
    expect(await school.call('releaseMarks', { homeworkId }, li)).toMatchObject({
      code: errorCodes.homeworkNotPublished,
    })
    const shown = await school.data('releaseMarks', { homeworkId: 'hmw_hsk1_graded' }, 'teacher.li')
    expect(shown.homework.marksReleasedAt).toBeNull()
  })

  it('says to the student by when the teacher grades it', async () => {
    const { homeworkId } = await handedIn()
    const { homework } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect(Date.parse(homework.markBy)).toBe(Date.parse(homework.endTime) + 7 * DAY)
  })

  it('goes on with who waits longest', async () => {
    const { records } = await school.data(
      'listAnswerPapers',
      { homeworkId: 'hmw_hsk1_waiting', state: 'waiting' },
      'teacher.li',
    )
    const [first, second] = records
    expect(records.map(({ student }) => student.userId)).toEqual([
      'usr_anna',
      'usr_ben',
      'usr_chika',
      'usr_emma',
      'usr_haru',
    ])
    const input = {
      answerPaperId: first?.answerPaperId ?? '',
      list: [25, 25, 20, 30].map((score, i) => ({ no: i + 1, score })),
    }
    expect(await school.data('markAnswerPaper', input, 'teacher.li')).toMatchObject({
      waiting: 4,
      nextAnswerPaperId: second?.answerPaperId,
    })
  })

  it('is due a week after the end, unless the teacher moves it', async () => {
    const homeworkId = 'hmw_hsk1_waiting'
    const overdue = async () => {
      const { overdue: count } = await school.data('countWaitingWork', { classId: 'cls_hsk1' }, 'teacher.li')
      const { homework } = await school.data('listHomeworkStudents', { homeworkId }, 'teacher.li')
      return [count, homework.isOverdue]
    }
    school.clock.advance(6 * DAY)
    expect(await overdue()).toEqual([0, false])
    school.clock.advance(MINUTE)
    expect(await overdue()).toEqual([5, true])
    const move = (correctTime: string) => school.call('updateMarkBy', { homeworkId, correctTime }, li)
    expect(await move(inTime(0))).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'correctTime' }] },
    })
    expect(await move(inTime(29 * DAY))).toMatchObject({ code: errorCodes.invalidInput })
    expect(await move(inTime(DAY))).toMatchObject({ code: 200 })
    expect(await overdue()).toEqual([0, false])
  })
})

describe('the overview', () => {
  it('says who handed in what, and how each question went', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 50), 'teacher.li')
    await school.data('startHomework', { homeworkId }, 'student.ben')
    await school.data('saveAnswers', { homeworkId, answers: [{ no: 1, keys: ['C'] }] }, 'student.ben')
    await school.data('handInHomework', { homeworkId }, 'student.ben')
    const { homework, students, questions } = await school.data('listHomeworkStudents', { homeworkId }, 'teacher.li')
    expect(homework.counts).toEqual({
      assigned: 8,
      notHandedIn: 6,
      waiting: 1,
      graded: 1,
      returned: 0,
      averageScore: 60,
    })
    const stateOf = new Map(students.map(({ student, state }) => [student.userId, state]))
    expect([stateOf.get('usr_anna'), stateOf.get('usr_ben'), stateOf.get('usr_haru')]).toEqual([
      'graded',
      'waiting',
      'notSubmitted',
    ])
    expect(questions[0]).toMatchObject({
      answered: 2,
      right: 1,
      rightRate: 0.5,
      averageScore: 5,
      choices: [
        { key: 'A', count: 0 },
        { key: 'B', count: 1 },
        { key: 'C', count: 1 },
        { key: 'D', count: 0 },
      ],
    })
    expect(questions[2]).toMatchObject({ answered: 1, right: 0, rightRate: 0, averageScore: 50, choices: [] })
  })

  it('sorts homework by what there is to do', async () => {
    const ids = async (state: string) => {
      const { records } = await school.data('listHomework', { state, classId: 'cls_hsk1' }, 'teacher.li')
      return records.map(({ homeworkId }) => homeworkId.replace('hmw_hsk1_', ''))
    }
    await give({ status: 'draft', title: '草稿' })
    expect(await ids('waiting')).toEqual(['returned', 'waiting'])
    expect(await ids('graded')).toEqual(['graded'])
    expect(await ids('notCompleted')).toEqual(['open', 'returned', 'waiting'])
    expect(await ids('unpublished')).toHaveLength(1)
  })

  it('counts what the other filters let through by state, for the tabs above the list', async () => {
    const counts = async (filter: object) => {
      const page = await school.data('listHomework', filter, 'teacher.li')
      return [page.total, Object.fromEntries(page.counts.map(({ state, count }) => [state, count]))]
    }
    const ofCourse = { waiting: 2, notCompleted: 3, graded: 1, unpublished: 0 }
    expect(await counts({ courseId: 'crs_hsk1' })).toEqual([4, ofCourse])
    expect(await counts({ courseId: 'crs_hsk1', state: 'graded' })).toEqual([1, ofCourse])
    expect(await counts({ classId: 'cls_hsk1', kind: 'test', state: 'waiting' })).toEqual([
      0,
      { waiting: 0, notCompleted: 0, graded: 1, unpublished: 0 },
    ])
    const recently = { courseId: 'crs_hsk1', from: inTime(-5 * DAY), until: inTime(-2 * DAY) }
    expect(await counts(recently)).toEqual([2, { waiting: 2, notCompleted: 2, graded: 0, unpublished: 0 }])
    // The end of the time is not part of it.
    const { records } = await school.data('listHomework', { courseId: 'crs_hsk1', size: 1 }, 'teacher.li')
    const start = records[0]?.startTime ?? ''
    expect((await counts({ courseId: 'crs_hsk1', from: start }))[0]).toBe(1)
    expect((await counts({ courseId: 'crs_hsk1', until: start }))[0]).toBe(3)
  })

  it('lists the work of one student, or of the homework of one lesson', async () => {
    const found = async (filter: object) => {
      const { records } = await school.data('listAnswerPapers', filter, 'teacher.li')
      return records.map(({ student, homeworkId: id }) => `${student.userId} ${id}`)
    }
    const ofBen = await found({ classId: 'cls_hsk1', stuId: 'usr_ben' })
    expect(ofBen.sort()).toEqual(['graded', 'open', 'returned', 'waiting'].map((key) => `usr_ben hmw_hsk1_${key}`))
    const lessonId = await school.lessonNow()
    const { homeworkId } = await handedIn({ lessonId })
    expect(await found({ lessonId })).toEqual([`usr_anna ${homeworkId}`])
    expect(await found({ lessonId, stuId: 'usr_ben' })).toEqual([])
  })

  it('counts by class and by lesson', async () => {
    const classes = await school.data('countHomeworkOfClasses', {}, 'teacher.li')
    expect(classes.map(({ classId }) => classId)).toEqual(expect.arrayContaining(['cls_hsk1', 'cls_hsk3']))
    expect(classes.map(({ classId }) => classId)).not.toContain('cls_hsk2')
    const lessonId = await school.lessonNow()
    await give({ lessonId })
    const [counted] = await school.data('countHomeworkOfClasses', { classId: 'cls_hsk1' }, 'teacher.li')
    expect(counted).toMatchObject({
      studentCount: 8,
      homeworkCount: 5,
      draftCount: 0,
      waiting: 7,
      overdue: 0,
      handedInRate: 0.59,
    })
    const { records } = await school.data('countHomeworkOfLessons', { classId: 'cls_hsk1' }, 'teacher.li')
    expect(records.find((record) => record.lessonId === lessonId)).toMatchObject({
      homeworkCount: 1,
      assigned: 8,
      handedIn: 0,
    })
  })

  it('shows one student’s work, begun or not', async () => {
    const homeworkId = 'hmw_hsk1_open'
    const work = (stuId: string) => school.call('getWorkOfStudent', { homeworkId, stuId }, li)
    expect(await work('usr_anna')).toMatchObject({ data: { answerPaper: null, canMark: false, review: null } })
    expect(await work('usr_ben')).toMatchObject({ data: { answerPaper: { state: 'notSubmitted' }, canMark: false } })
    expect(await work('usr_noor')).toMatchObject({ code: errorCodes.notInClass })
  })
})

describe('reminding', () => {
  it('reaches who has not handed in, once a day', async () => {
    const homeworkId = 'hmw_hsk1_returned'
    const remind = async (stuIds?: string[]) => {
      const { remindedStuIds } = await school.data(
        'remindOfHomework',
        { homeworkId, ...(stuIds && { stuIds }) },
        'teacher.li',
      )
      return remindedStuIds.sort()
    }
    expect(await remind(['usr_anna', 'usr_ben'])).toEqual(['usr_anna'])
    expect(await remind()).toEqual(['usr_chika', 'usr_grace', 'usr_haru'])
    expect(await remind()).toEqual([])
    school.clock.advance(DAY)
    expect(await remind()).toHaveLength(4)
    expect(await messages('usr_anna')).toEqual(['homeworkReminder', 'homeworkReminder'])
  })

  it('is for published homework that has not ended', async () => {
    const homeworkId = await give({ status: 'draft' })
    expect(await school.call('remindOfHomework', { homeworkId }, li)).toMatchObject({
      code: errorCodes.homeworkNotPublished,
    })
    const ended = { homeworkId: 'hmw_hsk1_waiting' }
    expect(await school.call('remindOfHomework', ended, li)).toMatchObject({ code: errorCodes.homeworkEnded })
  })
})
