import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, homeworkIn, li, marks } from './support/homework.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})
const { handedIn, inTime } = homeworkIn(() => school)

describe('work that is given back', () => {
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

  it('tells the teacher when it was given back and until when, and can be reminded of until then', async () => {
    const { homeworkId, answerPaperId } = await handedIn({ limitMinutes: 10 })
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 50), 'teacher.li')
    const rowOf = async (id: string) => {
      const { students } = await school.data('listHomeworkStudents', { homeworkId }, 'teacher.li')
      return students.find(({ student }) => student.userId === id)
    }
    school.clock.advance(3 * DAY)
    const { returnedAt, handInBy } = await school.data('returnAnswerPaper', { answerPaperId }, 'teacher.li')
    expect(await rowOf('usr_anna')).toMatchObject({ state: 'returned', returnedAt, handInBy })
    const ben = await rowOf('usr_ben')
    expect(ben).toMatchObject({ returnedAt: null, handInBy: ben?.endTime })
    // Messages of one instant have no order.
    school.clock.advance(1)
    const remind = () => school.data('remindOfHomework', { homeworkId }, 'teacher.li')
    expect(await remind()).toEqual({ remindedStuIds: ['usr_anna'] })
    const page = { current: 1, size: 1 }
    const { records } = await school.data('studentListMessages', page, 'student.anna')
    expect(records[0]).toMatchObject({ kind: 'homeworkReminder', values: { endTime: handInBy } })
    school.clock.advance(3 * DAY + MINUTE)
    expect(await school.call('remindOfHomework', { homeworkId }, li)).toMatchObject({ code: errorCodes.homeworkEnded })
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
})
