/** Two clients of one person, or two people, who write to the same thing. Nothing is replaced that was not read. */
import { errorCodes } from '@hwjy/sdk/errors'
import type { Answer, HomeworkCreateRequest } from '@hwjy/sdk/schemas'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import type { OperationId, ResponseOf } from '../src/http/call.ts'
import { anna, DAY, homeworkIn, li, twoQuestions } from './support/homework.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const { inTime, task } = homeworkIn(() => school)

const create = (change: Partial<HomeworkCreateRequest> = {}) =>
  school.data('createHomework', task({ questions: twoQuestions, ...change }), 'teacher.li')

/** Begun by Anna a moment ago. */
async function begun() {
  const { homeworkId } = (await create()).homework
  school.clock.advance(2 * MINUTE)
  const { homework } = await school.data('startHomework', { homeworkId }, 'student.anna')
  return { homeworkId, answerPaperId: homework.answerPaperId ?? '' }
}

async function handedIn() {
  const work = await begun()
  await school.data('handInHomework', { homeworkId: work.homeworkId }, 'student.anna')
  return work
}

/** The codes of two calls at the same moment, the lower one first. */
async function atOnce(table: PgTable, operationId: OperationId, inputs: [object, object], options: { as: string }) {
  const answers = await school.atOnce(table, operationId, inputs, options)
  return answers.map(({ code }) => code).sort((a, b) => a - b)
}

describe('answers of one student in two tabs', () => {
  const save = (homeworkId: string, ...answers: object[]) => school.call('saveAnswers', { homeworkId, answers }, anna)
  const saved = async (homeworkId: string) => {
    const { questions } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    return questions.map(({ answer }) => answer)
  }
  const savedAt = async (homeworkId: string, index = 0) => (await saved(homeworkId))[index]?.savedAt ?? null

  it('an empty box does not erase what another tab saved, and the refusal brings the answer along', async () => {
    const { homeworkId } = await begun()
    expect(await save(homeworkId, { no: 2, text: '我妈妈在医院工作。', basedOn: null })).toMatchObject({ code: 200 })
    const refused = await save(homeworkId, { no: 2, text: '', basedOn: null })
    expect(refused).toMatchObject({
      code: errorCodes.answerChanged,
      data: { answers: [{ no: 2, answer: { text: '我妈妈在医院工作。', savedAt: inTime(0) } }] },
    })
    const read = (refused.data as { answers: { answer: Answer }[] }).answers[0]?.answer.savedAt
    expect(await save(homeworkId, { no: 2, text: '', basedOn: read })).toMatchObject({ code: 200 })
  })

  it('one stale answer keeps the whole call from being saved', async () => {
    const { homeworkId } = await begun()
    await save(homeworkId, { no: 1, keys: ['A'] })
    const answers = [
      { no: 1, keys: ['B'], basedOn: null },
      { no: 2, text: '我', basedOn: null },
    ]
    expect(await save(homeworkId, ...answers)).toMatchObject({
      code: errorCodes.answerChanged,
      data: { answers: [{ no: 1, answer: { keys: ['A'] } }] },
    })
    expect(await saved(homeworkId)).toMatchObject([{ keys: ['A'] }, null])
  })

  it('an answer that was emptied is still there, with the instant it was saved', async () => {
    const { homeworkId, answerPaperId } = await begun()
    await save(homeworkId, { no: 2, text: '我' })
    const before = await savedAt(homeworkId, 1)
    await save(homeworkId, { no: 2, text: '', basedOn: before })
    const [never, emptied] = await saved(homeworkId)
    expect(never).toBeNull()
    expect(emptied).toMatchObject({ keys: [], text: '', images: [], audio: [], savedAt: expect.any(String) })
    // The clock did not move, yet the two are told apart.
    expect(emptied?.savedAt).not.toBe(before)
    await school.data('handInHomework', { homeworkId }, 'student.anna')
    const { questions } = await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')
    expect(questions.map(({ suggestedScore }) => suggestedScore)).toEqual([0, 0])
  })

  it('a mark on what was never answered is no answer', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    const list = [1, 2].map((no) => ({ no, score: 0 }))
    await school.data('markAnswerPaper', { answerPaperId, list }, 'teacher.li')
    expect(await saved(homeworkId)).toEqual([null, null])
  })

  it('a client that does not say what it read replaces the answer, as before', async () => {
    const { homeworkId } = await begun()
    await save(homeworkId, { no: 1, keys: ['A'] })
    expect(await save(homeworkId, { no: 1, keys: ['B'] })).toMatchObject({ code: 200 })
    expect(await saved(homeworkId)).toMatchObject([{ keys: ['B'] }, null])
  })

  it('of two saves at the same moment one wins', async () => {
    const { homeworkId } = await begun()
    await save(homeworkId, { no: 1, keys: ['A'] })
    const basedOn = await savedAt(homeworkId)
    const answers = (key: string) => ({ homeworkId, answers: [{ no: 1, keys: [key], basedOn }] })
    expect(await atOnce(schema.answer, 'saveAnswers', [answers('B'), answers('C')], anna)).toEqual([
      200,
      errorCodes.answerChanged,
    ])
  })

  it('the work says what time it is at the server', async () => {
    const { homeworkId } = await begun()
    expect(await school.data('getStudentHomework', { homeworkId }, 'student.anna')).toMatchObject({
      serverTime: inTime(0),
    })
  })
})

describe('marks of one work in two tabs', () => {
  const list = (...scores: number[]) => scores.map((score, index) => ({ no: index + 1, score }))
  const read = (answerPaperId: string) => school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')
  const stateOf = ({ answerPaper }: ResponseOf<'getAnswerPaper'>) => {
    const { gradedAt = null, handInCount = 0, returnedAt = null } = answerPaper ?? {}
    return { gradedAt, handInCount, returnedAt }
  }
  const mark = (answerPaperId: string, scores: number[], basedOn?: object) =>
    school.call('markAnswerPaper', { answerPaperId, list: list(...scores), ...(basedOn && { basedOn }) }, li)

  it('the second marking does not take the place of the first, and hears of it', async () => {
    const { answerPaperId } = await handedIn()
    const basedOn = stateOf(await read(answerPaperId))
    expect(basedOn).toEqual({ gradedAt: null, handInCount: 1, returnedAt: null })
    expect(await mark(answerPaperId, [40, 0], basedOn)).toMatchObject({ code: 200 })
    const answerSubmitDto = { answers: list(4, 0) }
    for (const refused of [
      mark(answerPaperId, [4, 0], basedOn),
      school.call('markHomework', { answerPaperId, answerSubmitDto, basedOn }, li),
      school.call('returnAnswerPaper', { answerPaperId, basedOn }, li),
    ]) {
      expect(await refused).toMatchObject({
        code: errorCodes.workChanged,
        data: { gradedAt: inTime(0), score: 40, handInCount: 1 },
      })
    }
    const after = await read(answerPaperId)
    expect(after.answerPaper).toMatchObject({ score: 40, state: 'graded' })
    expect(await mark(answerPaperId, [4, 0], stateOf(after))).toMatchObject({ code: 200, data: { score: 4 } })
    // The clock stands still, and the two markings are told apart.
    expect(await mark(answerPaperId, [5, 0], stateOf(after))).toMatchObject({ code: errorCodes.workChanged })
  })

  it('a work that was given back, or handed in again, is another one', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    const first = stateOf(await read(answerPaperId))
    await school.data('returnAnswerPaper', { answerPaperId, basedOn: first }, 'teacher.li')
    expect(await mark(answerPaperId, [4, 0], first)).toMatchObject({
      code: errorCodes.workChanged,
      data: { returnedAt: inTime(0), gradedAt: null, score: null },
    })
    expect(stateOf(await read(answerPaperId))).toEqual({ ...first, returnedAt: inTime(0) })
    await school.data('handInHomework', { homeworkId }, 'student.anna')
    expect(await mark(answerPaperId, [4, 0], first)).toMatchObject({
      code: errorCodes.workChanged,
      data: { handInCount: 2 },
    })
    expect(await mark(answerPaperId, [4, 0], stateOf(await read(answerPaperId)))).toMatchObject({ code: 200 })
  })

  it('of two markings at the same moment one wins', async () => {
    const { answerPaperId } = await handedIn()
    const basedOn = stateOf(await read(answerPaperId))
    const marks = (score: number) => ({ answerPaperId, list: list(score, 0), basedOn })
    expect(await atOnce(schema.answer, 'markAnswerPaper', [marks(40), marks(4)], li)).toEqual([
      200,
      errorCodes.workChanged,
    ])
  })

  it('a client that does not say what it read marks again, as before', async () => {
    const { answerPaperId } = await handedIn()
    await mark(answerPaperId, [40, 0])
    expect(await mark(answerPaperId, [4, 0])).toMatchObject({ code: 200, data: { score: 4 } })
  })
})

describe('marks that are not given yet', () => {
  const draft = (answerPaperId: string, input: object) =>
    school.call('saveMarkingDraft', { answerPaperId, list: [{ no: 2, score: null }], ...input }, li)
  const read = async (answerPaperId: string) =>
    (await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')).draft

  it('are kept for the teacher alone until the work is marked', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    expect(await read(answerPaperId)).toBeNull()
    const pins = [{ x: 0.5, y: 0.25, text: '“两”不是“二”。', points: -2 }]
    const annotations = [{ resourceId: 'res_1', ink: 'AAEC', pins }]
    const marks = [
      { no: 1, score: 40 },
      { no: 2, score: null, comment: '再写长一点', annotations },
    ]
    expect(await draft(answerPaperId, { comment: '很好', list: marks })).toMatchObject({ code: 200 })
    expect(await read(answerPaperId)).toMatchObject({
      savedAt: inTime(0),
      handInCount: 1,
      comment: '很好',
      list: [
        { no: 1, score: 40, comment: '', annotations: [] },
        { no: 2, score: null, comment: '再写长一点', annotations },
      ],
    })
    const { homework, review } = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect([homework.state, homework.score, review]).toEqual(['waiting', null, null])
    const list = [1, 2].map((no) => ({ no, score: 40 }))
    await school.data('markAnswerPaper', { answerPaperId, list }, 'teacher.li')
    expect(await read(answerPaperId)).toBeNull()
  })

  it('are not replaced by a tab that read other ones', async () => {
    const { answerPaperId } = await handedIn()
    expect(await draft(answerPaperId, { comment: '一', basedOn: null })).toMatchObject({ code: 200 })
    const stale = await draft(answerPaperId, { comment: '二', basedOn: null })
    expect(stale).toMatchObject({ code: errorCodes.changedMeanwhile, data: { updatedAt: inTime(0) } })
    const { updatedAt } = stale.data as { updatedAt: string }
    expect(await draft(answerPaperId, { comment: '二', basedOn: updatedAt })).toMatchObject({ code: 200 })
    // A save that comes after the marks brings no draft back.
    const list = [1, 2].map((no) => ({ no, score: 40 }))
    await school.data('markAnswerPaper', { answerPaperId, list }, 'teacher.li')
    expect(await draft(answerPaperId, { comment: '三', basedOn: updatedAt })).toMatchObject({
      code: errorCodes.changedMeanwhile,
      data: { updatedAt: null },
    })
  })

  it('are about questions of a work that can be marked', async () => {
    const { answerPaperId } = await begun()
    expect(await draft(answerPaperId, {})).toMatchObject({ code: errorCodes.notHandedIn })
    const { answerPaperId: marked } = await handedIn()
    expect(await draft(marked, { list: [{ no: 1, score: 41 }] })).toMatchObject({
      code: errorCodes.scoreTooHigh,
      data: { questionNos: [1] },
    })
    expect(await draft(marked, { list: [{ no: 3, score: 1 }] })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'list.0.no' }] },
    })
  })
})

describe('what one teacher edits in two tabs', () => {
  const question = { type: 'subjective', title: '写一句话。', difficulty: 'easy', answerModes: ['text'] }
  const paper = {
    title: '练习',
    content: '请做练习。',
    kind: 'dailyTask',
    isTemplate: true,
    fullScore: 10,
    questions: [{ questionId: 'qst_hsk1_1', score: 10 }],
  }
  const notice = { title: '停课通知', content: '本周六的课改到周日上午十点。' }

  const edits: Record<
    string,
    {
      call: OperationId
      table: PgTable
      open(): Promise<{ input: object; updatedAt: string }>
      read(id: object): Promise<string>
    }
  > = {
    'a question': {
      call: 'saveQuestion',
      table: schema.question,
      async open() {
        const { questionId, updatedAt } = await school.data('saveQuestion', question, 'teacher.li')
        return { input: { ...question, questionId }, updatedAt }
      },
      read: async (id) => (await school.data('getQuestion', id, 'teacher.li')).title,
    },
    'a paper': {
      call: 'savePaper',
      table: schema.paper,
      async open() {
        const { summary } = await school.data('savePaper', paper, 'teacher.li')
        return { input: { ...paper, paperId: summary.paperId }, updatedAt: summary.updatedAt }
      },
      read: async (id) => (await school.data('getPaper', id, 'teacher.li')).summary.title,
    },
    homework: {
      call: 'updateHomework',
      table: schema.paper,
      async open() {
        const { homework, updatedAt } = await create()
        return { input: { homeworkId: homework.homeworkId }, updatedAt }
      },
      read: async (id) => (await school.data('getHomework', id, 'teacher.li')).homework.title,
    },
    'a notice': {
      call: 'updateNotice',
      table: schema.notice,
      async open() {
        const input = { ...notice, classId: 'cls_hsk1' }
        const { noticeId, updatedAt } = await school.data('addNotice', input, 'teacher.li')
        return { input: { ...notice, noticeId }, updatedAt }
      },
      async read() {
        const { records } = await school.data('teacherListNotices', { classId: 'cls_hsk1' }, 'teacher.li')
        return records.find(({ content }) => content === notice.content)?.title ?? ''
      },
    },
    'a public course': {
      call: 'updatePublicCourse',
      table: schema.course,
      async open() {
        const { records } = await school.data('listPublicCourses', {}, 'teacher.li')
        const [{ courseId = '', updatedAt = null } = {}] = records
        return { input: { courseId }, updatedAt: updatedAt ?? '' }
      },
      read: async (id) => (await school.data('getPublicCourse', id, 'teacher.li')).courseName,
    },
  }
  const named = (call: OperationId, title: string) =>
    call === 'updatePublicCourse' ? { courseName: title } : { title }

  it.each(Object.entries(edits))(
    '%s is not replaced by a tab that read an older one',
    async (_, { call, open, read }) => {
      const { input, updatedAt: basedOn } = await open()
      const edit = (title: string, read?: string) =>
        school.call(call, { ...input, ...named(call, title), ...(read && { basedOn: read }) }, li)
      expect(await edit('一二三', basedOn)).toMatchObject({ code: 200 })
      const refused = await edit('四五六', basedOn)
      expect(refused).toMatchObject({ code: errorCodes.changedMeanwhile, data: { updatedAt: expect.any(String) } })
      expect(await read(input)).toBe('一二三')
      const { updatedAt } = refused.data as { updatedAt: string }
      expect(updatedAt).not.toBe(basedOn)
      expect(await edit('四五六', updatedAt)).toMatchObject({ code: 200 })
      // Without a word about what was read it is replaced, as before.
      expect(await edit('七八九')).toMatchObject({ code: 200 })
      expect(await read(input)).toBe('七八九')
    },
  )

  it.each(Object.entries(edits))(
    'of two changes of %s at the same moment one wins',
    async (_, { call, table, open }) => {
      const { input, updatedAt: basedOn } = await open()
      const edit = (title: string) => ({ ...input, ...named(call, title), basedOn })
      expect(await atOnce(table, call, [edit('一二三'), edit('四五六')], li)).toEqual([
        200,
        errorCodes.changedMeanwhile,
      ])
    },
  )

  it('homework that was published, or has another marking day, is another one', async () => {
    const { homework, updatedAt } = await create({ status: 'draft' })
    const { homeworkId } = homework
    const published = await school.data('publishHomework', { homeworkId }, 'teacher.li')
    await school.data('updateMarkBy', { homeworkId, correctTime: inTime(5 * DAY) }, 'teacher.li')
    for (const basedOn of [updatedAt, published.updatedAt]) {
      expect(await school.call('updateHomework', { homeworkId, title: '练习', basedOn }, li)).toMatchObject({
        code: errorCodes.changedMeanwhile,
      })
    }
  })

  it('homework that students have begun names them when it refuses to change', async () => {
    const { homeworkId } = await begun()
    await school.data('startHomework', { homeworkId }, 'student.ben')
    for (const refused of [
      school.call('updateHomework', { homeworkId, limitMinutes: 5 }, li),
      school.call('withdrawHomework', { homeworkId }, li),
      school.call('deleteHomework', { homeworkId }, li),
    ]) {
      const { code, data } = await refused
      expect([code, (data as { students: string[] }).students.length]).toEqual([errorCodes.homeworkBegun, 2])
    }
  })
})
