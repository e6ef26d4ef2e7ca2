import { errorCodes } from '@hwjy/sdk/errors'
import type { PaperSaveRequest, QuestionSaveRequest } from '@hwjy/sdk/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

const DAY = 24 * 60 * MINUTE
let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const li = { as: 'teacher.li' }
const wang = { as: 'teacher.wang' }
const choice: QuestionSaveRequest = {
  type: 'singleChoice',
  title: '“谢谢”应该怎么回答？',
  options: [
    { key: 'A', title: '不客气。' },
    { key: 'B', title: '对不起。' },
  ],
  correctKeys: ['A'],
  difficulty: 'easy',
}
const save = (change: object = {}) => school.data('saveQuestion', { ...choice, ...change }, 'teacher.li')
const paperOf = (questionId: string, change: object = {}): PaperSaveRequest => ({
  title: '小练习',
  content: '看清楚再选。',
  kind: 'dailyTask',
  isTemplate: true,
  fullScore: 10,
  questions: [{ questionId, score: 10 }],
  ...change,
})

describe('the question bank', () => {
  it('keeps what a teacher writes, and the type as it was', async () => {
    const { questionId, isOwn, answerModes } = await save()
    expect({ isOwn, answerModes }).toEqual({ isOwn: true, answerModes: ['choice'] })
    const changed = await save({ questionId, title: '别人说“谢谢”，你说什么？' })
    expect(changed).toMatchObject({ questionId, title: '别人说“谢谢”，你说什么？' })
    const other = { ...choice, questionId, type: 'multipleChoice' }
    expect(await school.call('saveQuestion', other, li)).toMatchObject({ code: errorCodes.questionTypeFixed })
  })

  it('names what is wrong with a question', async () => {
    expect(await school.call('saveQuestion', { ...choice, correctKeys: ['A', 'B'] }, li)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'correctKeys', code: 'several_answers' }] },
    })
    expect(await school.call('saveQuestion', { ...choice, chapterId: 'cha_none' }, li)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'chapterId' }] },
    })
  })

  it('takes every character that is one, and no half of one', async () => {
    expect(await save({ title: '😀 是什么意思？𠮷' })).toMatchObject({ title: '😀 是什么意思？𠮷' })
    for (const broken of ['\ud83d', '\0']) {
      const options = [{ key: 'A', title: `不客气${broken}` }]
      expect(await school.call('saveQuestion', { ...choice, options }, li)).toMatchObject({
        code: errorCodes.invalidInput,
      })
    }
  })

  it('shows a teacher their own questions and those that colleagues share', async () => {
    const { questionId } = await save()
    expect(await school.call('getQuestion', { questionId }, wang)).toMatchObject({ code: errorCodes.notFound })
    await save({ questionId, isShared: true })
    expect(await school.call('getQuestion', { questionId }, wang)).toMatchObject({ data: { isOwn: false } })
    expect(await school.call('saveQuestion', { ...choice, questionId }, wang)).toMatchObject({
      code: errorCodes.forbidden,
    })
    const total = async (scope: 'all' | 'own' | 'shared') =>
      (await school.data('listQuestions', { scope }, 'teacher.wang')).total
    const [all, own, shared] = await Promise.all([total('all'), total('own'), total('shared')])
    expect([own, shared, all]).toEqual([8, 20, 28])
  })

  it('is searched by kind and by words, and a percent sign is a word', async () => {
    await save({ title: '100% 是什么意思？' })
    const titles = async (filter: object) =>
      (await school.data('listQuestions', filter, 'teacher.li')).records.map(({ title }) => title)
    expect(await titles({ keyword: '0%' })).toEqual(['100% 是什么意思？'])
    expect(await titles({ keyword: '%%' })).toEqual([])
    expect(await titles({ type: 'readAloud', difficulty: 'easy', scope: 'own' })).toHaveLength(2)
  })

  it('lets nothing go that a template asks, and keeps it for homework', async () => {
    const { questionId } = await save()
    const { summary } = await school.data('savePaper', paperOf(questionId), 'teacher.li')
    const { paperId, title } = summary
    expect(await school.call('deleteQuestion', { questionId }, li)).toMatchObject({
      code: errorCodes.questionInUse,
      data: { usedIn: [{ paperId, title, isTemplate: true, homeworkId: null }] },
    })
    expect(await school.data('getQuestion', { questionId }, 'teacher.li')).toMatchObject({ usedCount: 1 })
    const times = {
      startTime: new Date(school.clock.now() + MINUTE).toISOString(),
      endTime: new Date(school.clock.now() + DAY).toISOString(),
    }
    const given = { classId: 'cls_hsk1', paperId: summary.paperId, ...times }
    const { homework } = await school.data('createHomework', given, 'teacher.li')
    await school.data('deletePaper', { paperId: summary.paperId }, 'teacher.li')
    await school.data('deleteQuestion', { questionId }, 'teacher.li')
    expect(await school.call('getQuestion', { questionId }, li)).toMatchObject({ code: errorCodes.notFound })
    const { questions } = await school.data('getHomework', { homeworkId: homework.homeworkId }, 'teacher.li')
    expect(questions.map(({ question }) => question.title)).toEqual([choice.title])
  })
})

describe('a reading that a teacher corrected', () => {
  it('stays with the question, and with the work of a student', async () => {
    const ruby = [{ field: 'title', from: 1, to: 3, pinyin: 'xiè xie' }]
    const saved = await save({ ruby })
    expect(saved).toMatchObject({ ruby })
    expect(await save({ questionId: saved.questionId })).toMatchObject({ ruby: [] })
  })

  it.each([
    ['behind the end of its text', { from: 30, to: 31, pinyin: 'xiè' }, 'ruby.0'],
    ['without a character', { from: 2, to: 2, pinyin: 'xiè' }, 'ruby.0'],
    ['that is no pinyin', { from: 1, to: 2, pinyin: '<b>' }, 'ruby.0.pinyin'],
  ])('is refused %s', async (_, reading, path) => {
    const ruby = [{ field: 'title', ...reading }]
    expect(await school.call('saveQuestion', { ...choice, ruby } as never, li)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path }] },
    })
  })
})

describe('several questions at once', () => {
  const lines = (questions: object[], change: object = {}) =>
    school.data('saveQuestions', { commandId: 'imp_12345678', questions, ...change } as never, 'teacher.li')
  const other = { ...choice, title: '“对不起”应该怎么回答？' }

  it('have a receipt each, and one that is refused stops no other', async () => {
    await save()
    const receipt = await lines([choice, other, { ...other, correctKeys: [] }, { ...other, options: choice.options }])
    expect(receipt.lines.map(({ state }) => state)).toEqual(['sameWording', 'saved', 'refused', 'sameWording'])
    expect(receipt.lines[2]?.issues.map(({ code }) => code)).toEqual(['no_answer'])
  })

  it('are listed in the order of their file, the last first', async () => {
    const titles = Array.from({ length: 20 }, (_, index) => `第${index}题`)
    await lines(titles.map((title) => ({ ...choice, title })))
    const { records } = await school.data('listQuestions', { keyword: '第', current: 1, size: 20 }, 'teacher.li')
    expect(records.map(({ title }) => title)).toEqual(titles.toReversed())
  })

  it('keep the readings that they bring, and are refused with those that belong to no characters', async () => {
    const ruby = [{ field: 'title', from: 1, to: 4, pinyin: 'duì bu qǐ' }]
    const far = [{ field: 'A', from: 90, to: 91, pinyin: 'háng' }]
    const { lines: receipts } = await lines([
      { ...other, ruby },
      { ...other, title: '他在哪儿？', ruby: far },
    ])
    expect(receipts.map(({ state }) => state)).toEqual(['saved', 'refused'])
    expect(receipts[1]?.issues.map(({ code }) => code)).toEqual(['out_of_text'])
    const saved = await school.data('getQuestion', { questionId: receipts[0]?.questionId ?? '' }, 'teacher.li')
    expect(saved).toMatchObject({ ruby })
  })

  it('stand in the list in the order of the file, the last one first', async () => {
    const titles = Array.from({ length: 20 }, (_, no) => `第${no + 1}题应该怎么回答？`)
    await lines(titles.map((title) => ({ ...choice, title })))
    const { records } = await school.data('listQuestions', { scope: 'own', size: 20 }, 'teacher.li')
    const listed = records.map(({ title }) => title).filter((title) => titles.includes(title))
    // A question of the demo is as old as the first one.
    expect(listed.slice(0, 19)).toEqual(titles.toReversed().slice(0, 19))
  })

  it('are saved once when the same command comes again after a break', async () => {
    const own = async () => (await school.data('listQuestions', { scope: 'own' }, 'teacher.li')).total
    const before = await own()
    const first = await lines([choice, other])
    expect(await lines([choice, other])).toEqual(first)
    expect(await own()).toBe(before + 2)
    const kept = await lines([choice], { commandId: 'imp_87654321', keepsSameWording: true })
    expect(kept.lines[0]?.state).toBe('saved')
  })
})

describe('questions prepared for a lesson', () => {
  it('keep their order, say when another tab changed them, and are choice questions that the teacher may ask', async () => {
    const lessonId = await school.lessonNow()
    const [first, second] = [await save(), await save({ title: '“对不起”应该怎么回答？' })]
    const ids = [second.questionId, first.questionId]
    const prepare = (body: object) => school.call('savePreparedQuestions', { lessonId, ...body } as never, li)
    expect(await prepare({ questionIds: ids })).toMatchObject({ code: 200 })
    const read = await school.data('getPreparedQuestions', { lessonId }, 'teacher.li')
    expect(read.questions.map(({ questionId }) => questionId)).toEqual(ids)
    expect(await prepare({ questionIds: [], basedOn: read.updatedAt })).toMatchObject({ code: 200 })
    const late = await prepare({ questionIds: ids, basedOn: read.updatedAt })
    expect(late).toMatchObject({ code: errorCodes.changedMeanwhile })
    const aloud = await save({ type: 'readAloud', passage: '你好！', options: [], correctKeys: [] })
    const unaskable = await prepare({ questionIds: [first.questionId, aloud.questionId] })
    expect(unaskable).toMatchObject({ code: errorCodes.invalidInput, data: { issues: [{ path: 'questionIds.1' }] } })
    await school.data('deleteQuestion', { questionId: first.questionId }, 'teacher.li')
  })

  it('may be typed, which homework does not ask', async () => {
    const lessonId = await school.lessonNow()
    const typed = { answerBy: 'ime', accepted: [['生僻词']], pinyin: [] }
    const { questionId } = await save({ type: 'fillIn', title: '我____茶。', options: [], correctKeys: [], typed })
    const prepared = await school.data('savePreparedQuestions', { lessonId, questionIds: [questionId] }, 'teacher.li')
    expect(prepared.questions).toMatchObject([{ questionId, typed: { accepted: [['生僻词']], pinyin: [[]] } }])
    expect(await school.call('savePaper', paperOf(questionId), li)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'questions.0.questionId' }] },
    })
    const found = (query: object) =>
      school.data('listQuestions', { keyword: '生僻词', ...query } as never, 'teacher.li')
    expect((await found({})).records).toMatchObject([{ questionId }])
    expect((await found({ askedIn: 'lesson' })).total).toBe(1)
    expect((await found({ askedIn: 'homework' })).total).toBe(0)
  })
})

describe('papers and templates', () => {
  it('have as many points as their questions', async () => {
    const { questionId } = await save()
    const paper = paperOf(questionId, { fullScore: 12 })
    expect(await school.call('savePaper', paper, li)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'fullScore', code: 'scores_differ' }] },
    })
  })

  it('ask only what their author sees', async () => {
    const { questionId } = await save()
    expect(await school.call('savePaper', paperOf(questionId), wang)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'questions.0.questionId' }] },
    })
  })

  it('are copied, changed and deleted by their author', async () => {
    const { questionId } = await save()
    const { summary } = await school.data('savePaper', paperOf(questionId), 'teacher.li')
    const copy = await school.data('copyPaper', { paperId: summary.paperId, isTemplate: false }, 'teacher.li')
    expect(copy).toMatchObject({ summary: { title: '小练习', isTemplate: false, questionCount: 1 } })
    const { paperId } = copy.summary
    await school.data('savePaper', paperOf(questionId, { paperId, title: '新练习' }), 'teacher.li')
    expect(await school.data('getPaper', { paperId: summary.paperId }, 'teacher.li')).toMatchObject({
      summary: { title: '小练习' },
    })
    await school.data('deletePaper', { paperId }, 'teacher.li')
    expect(await school.call('getPaper', { paperId }, li)).toMatchObject({ code: errorCodes.notFound })
    const { records } = await school.data('listPapers', { isTemplate: true, keyword: '小' }, 'teacher.li')
    expect(records.map(({ title }) => title)).toEqual(['小练习'])
  })

  it('leave homework alone: its copy is changed as homework', async () => {
    const { homework } = await school.data('getHomework', { homeworkId: 'hmw_hsk1_open' }, 'teacher.li')
    const { paperId } = homework
    expect(await school.call('deletePaper', { paperId }, li)).toMatchObject({ code: errorCodes.notFound })
    expect(await school.call('savePaper', paperOf('qst_hsk1_1', { paperId }), li)).toMatchObject({
      code: errorCodes.notFound,
    })
    // A good homework becomes a template.
    const copy = await school.data('copyPaper', { paperId, isTemplate: true }, 'teacher.li')
    expect(copy.summary).toMatchObject({ isTemplate: true, questionCount: 4 })
  })
})
