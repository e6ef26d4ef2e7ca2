import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { anna, DAY, homeworkIn, li, marks } from './support/homework.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})
const { give, handedIn, inTime, messages } = homeworkIn(() => school)

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

describe('marks that are shown together', () => {
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
})
