import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { anna, DAY, homeworkIn, li, marks } from './support/homework.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})
const { give, handedIn, messages } = homeworkIn(() => school)

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

  it('shows each student their own work alone, whoever else they name', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    const named = { homeworkId, stuId: 'usr_anna', answerPaperId }
    const own = await school.data('getStudentHomework', named, 'student.ben')
    expect(own.homework).toMatchObject({ state: 'notSubmitted', answerPaperId: null, submittedAt: null })
    expect(own.questions).toEqual([])
    await school.data('startHomework', named, 'student.ben')
    const { questions } = await school.data('getStudentHomework', named, 'student.ben')
    expect(questions.map(({ answer }) => answer)).toEqual([null, null, null])
    expect(await school.call('reviewAnswerPaper', { answerPaperId }, { as: 'student.ben' })).toMatchObject({
      code: expect.toBeOneOf([errorCodes.forbidden, errorCodes.notFound]),
    })
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

  it('names its course and its class in the language of the reader, or in Chinese', async () => {
    await school.db
      .update(schema.classGroup)
      .set({ names: { 'en-US': 'Weekend class' } })
      .where(eq(schema.classGroup.id, 'cls_hsk1'))
    await school.db
      .update(schema.course)
      .set({ names: { 'en-US': 'First steps' } })
      .where(eq(schema.course.id, 'crs_hsk1'))
    const inChinese = expect.stringMatching(/\p{Script=Han}/u)
    for (const [language, name, className] of [
      ['en-US', 'First steps', 'Weekend class'],
      ['ja-JP', inChinese, inChinese],
    ] as const) {
      const asked = { as: 'student.anna', headers: { 'accept-language': language } }
      const listed = await school.call('listHomeworkOfStudent', { courseId: 'crs_hsk1' }, asked)
      const course = { id: 'crs_hsk1', name }
      expect(listed.data).toMatchObject({
        records: expect.arrayContaining([expect.objectContaining({ course, className })]),
      })
      const filters = await school.call('listHomeworkFilters', {}, asked)
      expect(filters.data).toMatchObject({ courses: expect.arrayContaining([course]) })
    }
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
