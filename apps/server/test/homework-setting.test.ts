import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { anna, DAY, HOUR, homeworkIn, li } from './support/homework.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})
const { give, inTime, messages, task } = homeworkIn(() => school)

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
