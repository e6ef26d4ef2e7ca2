/** What a teacher says to one work: the pen on a photo, phrases kept for the next work, answers to a student's question. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'
import { addResource } from './support/uploads.ts'

const DAY = 24 * 60 * MINUTE
const li = { as: 'teacher.li' }
let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

/** A photo of what Anna wrote, handed in. */
async function photographed(change: { marksShown?: 'together' } = {}) {
  const at = (ms: number) => new Date(school.clock.now() + ms).toISOString()
  const { questionId } = await school.data(
    'saveQuestion',
    { type: 'subjective', title: '写一写你的家。', answerModes: ['photo'], difficulty: 'easy' },
    'teacher.li',
  )
  const { homework } = await school.data(
    'createHomework',
    {
      classId: 'cls_hsk1',
      title: '我的家',
      content: '写在纸上，拍照。',
      kind: 'dailyTask',
      fullScore: 100,
      questions: [{ questionId, score: 100 }],
      startTime: at(MINUTE),
      endTime: at(DAY),
      ...change,
    },
    'teacher.li',
  )
  const { homeworkId } = homework
  school.clock.advance(2 * MINUTE)
  await school.data('startHomework', { homeworkId }, 'student.anna')
  const picture = { type: 'image', fileName: '第一页.png', content: PNG } as const
  const imageId = await addResource(school, 'student.anna', picture)
  const { answerPaperId } = await school.data(
    'saveAnswers',
    { homeworkId, answers: [{ no: 1, imageIds: [imageId] }] },
    'student.anna',
  )
  await school.data('handInHomework', { homeworkId }, 'student.anna')
  return { homeworkId, answerPaperId, imageId }
}

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

describe('ink on a photo', () => {
  const pins = [{ x: 0.5, y: 0.25, text: '“着”需要表示状态。', points: -2 }]
  const mark = (answerPaperId: string, annotations: object[]) => ({
    answerPaperId,
    list: [{ no: 1, score: 90 }],
    imageList: [{ no: 1, imageIds: [], annotations }],
  })

  it('comes back as it was drawn, to the teacher and to the student', async () => {
    const { homeworkId, answerPaperId, imageId } = await photographed()
    const annotations = [{ resourceId: imageId, ink: 'AAEC', pins }]
    await school.data('markAnswerPaper', mark(answerPaperId, annotations), 'teacher.li')
    const own = await school.data('getStudentHomework', { homeworkId }, 'student.anna')
    expect(own.questions[0]?.mark).toMatchObject({ score: 90, annotations })
    expect((await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')).questions[0]?.mark).toMatchObject({
      annotations,
    })
    // All marks go along each time: what is left out is gone.
    await school.data('markAnswerPaper', { answerPaperId, list: [{ no: 1, score: 90 }] }, 'teacher.li')
    const again = await school.data('getAnswerPaper', { answerPaperId }, 'teacher.li')
    expect(again.questions[0]?.mark).toMatchObject({ annotations: [] })
  })

  it('is only about pictures of the answer, and has a bound in one work', async () => {
    const { answerPaperId, imageId } = await photographed()
    const foreign = await school.call(
      'markAnswerPaper',
      mark(answerPaperId, [{ resourceId: 'res_x', ink: '', pins }]),
      li,
    )
    expect(foreign).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'answers.1.annotations.0', code: 'unknown_picture' }] },
    })
    const once = { resourceId: imageId, ink: '', pins }
    expect(await school.call('markAnswerPaper', mark(answerPaperId, [once, once]), li)).toMatchObject({
      code: errorCodes.invalidInput,
    })
    const ink = 'A'.repeat(65_536)
    const much = Array.from({ length: 9 }, () => ({ ...once, ink }))
    expect(await school.call('markAnswerPaper', mark(answerPaperId, much), li)).toMatchObject({
      data: { issues: expect.arrayContaining([expect.objectContaining({ code: 'too_much_ink' })]) },
    })
  })
})

describe('phrases to mark with', () => {
  const texts = async (questionType?: 'readAloud' | 'subjective') =>
    (await school.data('listMarkingPhrases', questionType ? { questionType } : {}, 'teacher.wang')).map(
      ({ text }) => text,
    )
  const save = (input: object) => school.data('saveMarkingPhrase', input, 'teacher.wang')

  it('are offered for their kind of question, are kept once, and are one teacher’s own', async () => {
    await save({ text: ' 第三声再低一点。 ', questionType: 'readAloud', points: -2 })
    await save({ text: '写得很好！' })
    const again = await save({ text: '写得很好！', points: 1 })
    expect(await texts()).toEqual(['写得很好！', '第三声再低一点。'])
    expect(await texts('subjective')).toEqual(['写得很好！'])
    expect(again).toMatchObject({ points: 1, useCount: 0 })
    const { phraseId } = again
    const foreign = { as: 'teacher.li' }
    expect(await school.call('deleteMarkingPhrase', { phraseId }, foreign)).toMatchObject({ code: errorCodes.notFound })
    expect(await school.call('saveMarkingPhrase', { phraseId, text: '好' }, foreign)).toMatchObject({
      code: errorCodes.notFound,
    })
    await save({ phraseId, text: '第三声再低一点。' })
    expect(await texts()).toEqual(['第三声再低一点。'])
    await school.data('deleteMarkingPhrase', { phraseId }, 'teacher.wang')
    expect(await texts()).toEqual([])
  })

  it('come in the order of their use in marks', async () => {
    const { answerPaperId } = await photographed()
    const before = await school.data('listMarkingPhrases', {}, 'teacher.li')
    await school.data('saveMarkingPhrase', { text: '注意量词。' }, 'teacher.li')
    const list = [{ no: 1, score: 90 }]
    const commentList = [{ no: 1, comment: '注意量词。“一个书”要说“一本书”。' }]
    await school.data('markAnswerPaper', { answerPaperId, list, commentList }, 'teacher.li')
    const after = await school.data('listMarkingPhrases', {}, 'teacher.li')
    expect(after).toHaveLength(before.length + 1)
    expect(after.find(({ text }) => text === '注意量词。')).toMatchObject({ useCount: 1 })
  })

  it('are at most two hundred', async () => {
    const kept = { authorId: 'usr_wang', useCount: 0, updatedAt: school.clock.now() }
    const rows = Array.from({ length: 200 }, (_, n) => ({ ...kept, id: `phr_${n}`, text: `第${n}句` }))
    await school.db.insert(schema.markingPhrase).values(rows)
    const more = await school.call('saveMarkingPhrase', { text: '再一句' }, { as: 'teacher.wang' })
    expect(more).toMatchObject({ code: errorCodes.invalidInput, data: { issues: [{ code: 'too_many' }] } })
    expect(await save({ text: '第7句', points: 2 })).toMatchObject({ points: 2 })
  })
})

describe('a question about a mark', () => {
  const target = (targetId: string) => ({ targetType: 'answerPaper', targetId }) as const
  const ask = (answerPaperId: string, input: object = {}, as = 'student.anna') =>
    school.call('studentAddComment', { ...target(answerPaperId), content: '为什么少了十分？', ...input }, { as })
  const newest = async (as: string) =>
    (await school.data(as.startsWith('teacher') ? 'teacherListMessages' : 'studentListMessages', {}, as)).records[0]

  it('is heard by the teacher, whose answer is heard by the student, and by nobody else', async () => {
    const { homeworkId, answerPaperId } = await photographed()
    await school.data('markAnswerPaper', { answerPaperId, list: [{ no: 1, score: 90 }] }, 'teacher.li')
    school.clock.advance(MINUTE)
    expect(await ask(answerPaperId, { no: 1 })).toMatchObject({ code: 200, data: { no: 1, isMine: true } })
    expect(await newest('teacher.li')).toMatchObject({ kind: 'homeworkAsked', targetId: answerPaperId })
    school.clock.advance(MINUTE)
    const answer = { ...target(answerPaperId), no: 1, content: '“一本书”的量词写错了。' }
    await school.data('teacherAddComment', answer, 'teacher.li')
    expect(await newest('student.anna')).toMatchObject({ kind: 'homeworkAnswered', targetId: homeworkId })
    const { records } = await school.data('studentListComments', target(answerPaperId), 'student.anna')
    expect(records).toMatchObject([
      { authorRole: 'teacher', no: 1 },
      { authorRole: 'student', no: 1 },
    ])
    expect(await ask(answerPaperId, {}, 'student.ben')).toMatchObject({ code: errorCodes.forbidden })
    expect(await school.call('teacherListComments', target(answerPaperId), { as: 'teacher.wang' })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })

  it('waits until the student sees marks, and is about a question of the paper', async () => {
    const { homeworkId, answerPaperId } = await photographed({ marksShown: 'together' })
    expect(await ask(answerPaperId)).toMatchObject({ code: errorCodes.notGraded })
    await school.data('markAnswerPaper', { answerPaperId, list: [{ no: 1, score: 90 }] }, 'teacher.li')
    expect(await ask(answerPaperId)).toMatchObject({ code: errorCodes.notGraded })
    await school.data('releaseMarks', { homeworkId }, 'teacher.li')
    expect(await ask(answerPaperId, { no: 2 })).toMatchObject({ code: errorCodes.invalidInput })
    expect(await ask(answerPaperId)).toMatchObject({ code: 200, data: { no: null } })
  })
})
