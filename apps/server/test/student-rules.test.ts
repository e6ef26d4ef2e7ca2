import type { HomeworkCreateRequest } from '@hwjy/sdk/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, homeworkIn, li, twoQuestions } from './support/homework.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const { give, inTime } = homeworkIn(() => school)

/** For a day; it has begun. */
async function given(change: Partial<HomeworkCreateRequest> = {}): Promise<string> {
  const homeworkId = await give({ questions: twoQuestions, endTime: inTime(DAY), ...change })
  school.clock.advance(2 * MINUTE)
  return homeworkId
}

const set = (homeworkId: string, rule: object, stuId = 'usr_anna') =>
  school.call('setStudentHomework', { homeworkId, stuId, ...rule }, li)
const seenBy = async (name: string, homeworkId: string) =>
  (await school.data('listHomeworkOfStudent', { size: 100 }, `student.${name}`)).records.find(
    (one) => one.homeworkId === homeworkId,
  )

describe('another end', () => {
  it('one student may answer after the others, and is reminded after them', async () => {
    const homeworkId = await given()
    const endTime = inTime(3 * DAY)
    expect(await set(homeworkId, { endTime })).toMatchObject({ code: 200, data: { endTime, isExcused: false } })
    school.clock.advance(2 * DAY)
    expect(await seenBy('anna', homeworkId)).toMatchObject({ endTime, canAnswer: true })
    expect(await seenBy('ben', homeworkId)).toMatchObject({ canAnswer: false, answerDenial: 'ended' })
    expect(await school.data('remindOfHomework', { homeworkId }, 'teacher.li')).toEqual({
      remindedStuIds: ['usr_anna'],
    })
    expect(await school.call('startHomework', { homeworkId }, { as: 'student.anna' })).toMatchObject({ code: 200 })
    const { homework, students } = await school.data('listHomeworkStudents', { homeworkId }, 'teacher.li')
    expect(students.find(({ student }) => student.userId === 'usr_anna')?.endTime).toBe(endTime)
    expect(students.find(({ student }) => student.userId === 'usr_ben')?.endTime).toBe(homework.endTime)
  })

  it('is taken back by null, and never lies behind', async () => {
    const homeworkId = await given()
    await set(homeworkId, { endTime: inTime(3 * DAY) })
    expect(await set(homeworkId, { endTime: inTime(-MINUTE) })).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'endTime', code: 'not_later_than_now' }] },
    })
    await set(homeworkId, { endTime: null })
    school.clock.advance(2 * DAY)
    expect(await seenBy('anna', homeworkId)).toMatchObject({ canAnswer: false })
  })

  it('what was saved until then cannot be marked before', async () => {
    const homeworkId = await given()
    await school.data('startHomework', { homeworkId }, 'student.anna')
    await set(homeworkId, { endTime: inTime(3 * DAY) })
    school.clock.advance(2 * DAY)
    const work = () => school.data('getWorkOfStudent', { homeworkId, stuId: 'usr_anna' }, 'teacher.li')
    expect(await work()).toMatchObject({ canMark: false })
    school.clock.advance(2 * DAY)
    expect(await work()).toMatchObject({ canMark: true })
  })
})

describe('what was right in a test', () => {
  const keysSeenBy = async (name: string, homeworkId: string) => {
    const { questions } = await school.data('getStudentHomework', { homeworkId }, `student.${name}`)
    return questions.map(({ key }) => key !== null)
  }

  it('is not seen by those who are marked while one student has more time', async () => {
    const homeworkId = await given({ kind: 'test' })
    await set(homeworkId, { endTime: inTime(3 * DAY) })
    school.clock.advance(2 * DAY)
    await set(homeworkId, { isZero: true }, 'usr_ben')
    expect(await keysSeenBy('ben', homeworkId)).not.toContain(true)
    school.clock.advance(DAY + 2 * MINUTE)
    expect(await keysSeenBy('ben', homeworkId)).toContain(true)
  })

  it('is not seen while one student does it again', async () => {
    const homeworkId = await given({ kind: 'test' })
    school.clock.advance(2 * DAY)
    await set(homeworkId, { isZero: true }, 'usr_ben')
    const { data } = await set(homeworkId, { isZero: true })
    await school.data(
      'returnAnswerPaper',
      { answerPaperId: (data as { answerPaperId: string }).answerPaperId },
      'teacher.li',
    )
    expect(await keysSeenBy('ben', homeworkId)).not.toContain(true)
  })
})

describe('excusing', () => {
  it('a student who need not do it is not counted, not reminded, and reads why', async () => {
    const homeworkId = await given()
    await set(homeworkId, { isExcused: true })
    expect(await seenBy('anna', homeworkId)).toMatchObject({ canAnswer: false, answerDenial: 'excused' })
    const { homework } = await school.data('getHomework', { homeworkId }, 'teacher.li')
    expect(homework.counts).toMatchObject({ assigned: 7, notHandedIn: 7 })
    const { remindedStuIds } = await school.data('remindOfHomework', { homeworkId }, 'teacher.li')
    expect(remindedStuIds).toHaveLength(7)
    expect(remindedStuIds).not.toContain('usr_anna')
    await set(homeworkId, { isExcused: false })
    expect(await seenBy('anna', homeworkId)).toMatchObject({ canAnswer: true })
  })
})

describe('no points', () => {
  it('are given once the time is over, told, and taken back by returning the work', async () => {
    const homeworkId = await given()
    expect(await set(homeworkId, { isZero: true })).toMatchObject({ code: 33_008 })
    school.clock.advance(2 * DAY)
    const { data } = await set(homeworkId, { isZero: true })
    expect(data).toMatchObject({ state: 'graded', score: 0 })
    expect(await seenBy('anna', homeworkId)).toMatchObject({ state: 'graded', score: 0 })
    expect(await set(homeworkId, { isZero: true })).toMatchObject({ code: 33_008 })
    const answerPaperId = (data as { answerPaperId: string }).answerPaperId
    await school.data('returnAnswerPaper', { answerPaperId }, 'teacher.li')
    expect(await seenBy('anna', homeworkId)).toMatchObject({ state: 'returned', score: null, canAnswer: true })
  })
})

describe('a rule for one student', () => {
  it('is one at a time, of a student of the class, and not of a draft', async () => {
    const homeworkId = await given()
    expect(await set(homeworkId, {})).toMatchObject({ code: 400 })
    expect(await set(homeworkId, { isExcused: true, isZero: true })).toMatchObject({ code: 400 })
    expect(await set(homeworkId, { isExcused: true }, 'usr_noor')).toMatchObject({ code: 30_006 })
    const draft = await given({ status: 'draft' })
    expect(await set(draft, { isExcused: true })).toMatchObject({ code: 33_013 })
  })
})

describe('all answers to one question', () => {
  it('come with their marks, of work that was handed in', async () => {
    const page = await school.data('listAnswersOfQuestion', { homeworkId: 'hmw_hsk1_waiting', no: 1 }, 'teacher.li')
    const { students } = await school.data('listHomeworkStudents', { homeworkId: 'hmw_hsk1_waiting' }, 'teacher.li')
    const handedIn = students.filter(({ state }) => state === 'waiting' || state === 'graded')
    expect(page.records.map(({ student }) => student.name)).toEqual(handedIn.map(({ student }) => student.name))
    expect(page.records.find(({ state }) => state === 'graded')?.mark?.score).toEqual(expect.any(Number))
    expect(page.records[0]?.answer?.keys).toHaveLength(1)
  })

  it('come with points that are drafted, until the marks are given', async () => {
    const asked = { homeworkId: 'hmw_hsk1_waiting', no: 1 }
    const { records } = await school.data('listAnswersOfQuestion', asked, 'teacher.li')
    const waiting = records.find(({ state }) => state === 'waiting')
    expect(waiting?.draftScore).toBeNull()
    const answerPaperId = waiting?.answerPaperId ?? ''
    const list = [{ no: 1, score: 3 }]
    await school.data('saveMarkingDraft', { answerPaperId, list }, 'teacher.li')
    const after = await school.data('listAnswersOfQuestion', asked, 'teacher.li')
    expect(after.records.find((record) => record.answerPaperId === answerPaperId)?.draftScore).toBe(3)
    const other = await school.data('listAnswersOfQuestion', { ...asked, no: 2 }, 'teacher.li')
    expect(other.records.find((record) => record.answerPaperId === answerPaperId)?.draftScore).toBeNull()
  })

  it('there are none to a question that is not asked', async () =>
    expect(await school.call('listAnswersOfQuestion', { homeworkId: 'hmw_hsk1_waiting', no: 99 }, li)).toMatchObject({
      code: 404,
    }))
})
