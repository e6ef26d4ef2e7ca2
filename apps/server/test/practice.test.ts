import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { runningLesson } from './calls/lessons.ts'
import { enterRoom, type LiveClient } from './support/live-client.ts'
import { mp3Of } from './support/sample-files.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'
import { addResource } from './support/uploads.ts'

let school: TestSchool
let lessonId: string

/** A class that runs: teacher.li, Anna and Ben are in it. */
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = (await runningLesson(school)).lessonId
  await enterRoom(school, lessonId, 'student.ben')
})

const CLICKER = { kind: 'clicker', optionCount: 3, correctKeys: ['B'] }
const open = (change: object = {}, as = 'teacher.li') =>
  school.call('openPractice', { lessonId, ...CLICKER, ...change }, { as })
const opened = async (change: object = {}) =>
  school.data('openPractice', { lessonId, ...CLICKER, ...change } as never, 'teacher.li')
const answer = (practiseId: string, key: string | null, as = 'student.anna') =>
  school.call('answerPractice', { practiseId, answers: key === null ? [] : [{ no: 1, keys: [key] }] }, { as })
const end = (practiseId: string) => school.data('endPractice', { practiseId }, 'teacher.li')
const close = (practiseId: string) => school.data('closePractice', { practiseId }, 'teacher.li')

describe('a practice', () => {
  it('waits for the class to start', async () => {
    school.clock.advance(MINUTE)
    const next = await school.lessonNow()
    expect(await open({ lessonId: next })).toMatchObject({ code: errorCodes.classNotStarted })
  })

  it('is told to everybody in the room, without what is right', async () => {
    const anna: LiveClient = await enterRoom(school, lessonId, 'student.anna')
    const { practiseId } = await opened({ title: '听一听' })
    const event = await anna.event('practiceOpened')
    expect(event).toMatchObject({ practiceId: practiseId, title: '听一听', questions: [{ correctKeys: [] }] })
    await answer(practiseId, 'B', 'student.ben')
    expect(await anna.event('practiceAnswered')).toMatchObject({ userId: 'usr_ben', keys: [] })
    await end(practiseId)
    expect(await anna.event('practiceEnded')).toMatchObject({ results: [{ correctKeys: ['B'], counts: [0, 1, 0] }] })
  })

  it('is the only open one', async () => {
    const { practiseId } = await opened()
    expect(await open({ kind: 'buzzer' })).toMatchObject({ code: errorCodes.practiceOpen })
    await end(practiseId)
    school.clock.advance(1_000)
    const second = await opened({ kind: 'buzzer' })
    const { practises, currentPractiseId } = await school.data('teacherListPractices', { lessonId }, 'teacher.li')
    expect(practises.map(({ kind, status }) => [kind, status])).toEqual([
      ['buzzer', 'open'],
      ['clicker', 'closed'],
    ])
    expect(currentPractiseId).toBe(second.practiseId)
  })

  it('under a request id that another command had is refused, also after a restart', async () => {
    const invite = (headers: { requestId: string }) =>
      school.call('inviteOnStage', { lessonId, stuId: 'usr_ben' }, { as: 'teacher.li', headers })
    const headers = { requestId: 'one' }
    expect(await invite(headers)).toMatchObject({ code: 200 })
    const reused = { code: errorCodes.idempotencyKeyUnusable, data: { reason: 'other-input' } }
    const openAgain = () => school.call('openPractice', { lessonId, ...CLICKER }, { as: 'teacher.li', headers })
    expect(await openAgain()).toMatchObject(reused)
    const inviteAnother = school.call('inviteOnStage', { lessonId, stuId: 'usr_anna' }, { as: 'teacher.li', headers })
    expect(await inviteAnother, 'another student is another command').toMatchObject(reused)
    await school.restart()
    expect(await openAgain()).toMatchObject(reused)
    expect(await invite(headers), 'the same again is answered again').toMatchObject({ code: 200 })
    expect(await school.data('teacherListPractices', { lessonId }, 'teacher.li')).toMatchObject({ practises: [] })
  })

  it('is opened once when the request comes twice', async () => {
    const send = () =>
      school.call('openPractice', { lessonId, ...CLICKER }, { as: 'teacher.li', headers: { requestId: 'one' } })
    const [first, second] = [await send(), await send()]
    expect(first).toMatchObject({ code: 200 })
    expect(second).toEqual(first)
  })

  it('of another class is another one, also under the same request id', async () => {
    const { lessons } = await school.data('listTeacherLessonsByDate', { lessonDate: '2026-11-20' }, 'teacher.li')
    const next = lessons.find(({ canStart }) => canStart)?.lessonId ?? ''
    await school.data('startLesson', { lessonId: next }, 'teacher.li')
    for (const id of [lessonId, next]) {
      const sent = { as: 'teacher.li', headers: { requestId: 'one' } }
      expect(await school.call('openPractice', { lessonId: id, ...CLICKER }, sent)).toMatchObject({
        code: 200,
        data: { lessonId: id },
      })
    }
  })

  it('lets clicker and buzzer be used once per lesson', async () => {
    for (const kind of ['clicker', 'buzzer']) {
      const { practiseId } = await opened({ kind })
      await answer(practiseId, kind === 'clicker' ? 'A' : null)
      await close(practiseId)
      expect(await open({ kind })).toMatchObject({ code: errorCodes.toolUsed })
    }
  })

  it('asks choice questions of the bank, one’s own or the school’s, as they are now', async () => {
    const question = {
      authorId: 'usr_wang',
      type: 'singleChoice' as const,
      title: '“谢谢”的意思是？',
      passage: '',
      attachments: [],
      options: [
        { key: 'A', title: 'hello' },
        { key: 'B', title: 'thank you' },
      ],
      correctKeys: ['B'],
      analysis: '',
      answerModes: ['choice' as const],
      difficulty: 'easy' as const,
      isShared: true,
      createdAt: 0,
      updatedAt: 0,
    }
    await school.db.insert(schema.question).values([
      { ...question, id: 'que_shared' },
      { ...question, id: 'que_private', isShared: false },
      { ...question, id: 'que_spoken', type: 'readAloud' },
    ])
    for (const id of ['que_private', 'que_spoken', 'que_none']) {
      expect(await open({ kind: 'questions', questionIds: ['que_shared', id] })).toMatchObject({
        code: errorCodes.invalidInput,
        data: { issues: [{ path: 'questionIds.1' }] },
      })
    }
    const { practiseId, questions } = await opened({ kind: 'questions', questionIds: ['que_shared'] })
    expect(questions).toMatchObject([{ no: 1, questionId: 'que_shared', title: '“谢谢”的意思是？' }])
    await school.db.update(schema.question).set({ title: '改了' }).where(eq(schema.question.id, 'que_shared'))
    expect((await end(practiseId)).questions[0]?.title).toBe('“谢谢”的意思是？')
  })

  it('names what is missing', async () => {
    const issue = async (change: object) => (await open(change)).data
    expect(await issue({ optionCount: undefined })).toMatchObject({ issues: [{ path: 'optionCount' }] })
    expect(await issue({ correctKeys: ['D'] })).toMatchObject({ issues: [{ path: 'correctKeys' }] })
    expect(await issue({ correctKeys: ['A', 'B'] })).toMatchObject({ issues: [{ path: 'correctKeys' }] })
    expect(await issue({ kind: 'questions' })).toMatchObject({ issues: [{ path: 'questionIds' }] })
  })
})

describe('answers', () => {
  it('may be changed until the end; later ones are refused', async () => {
    const { practiseId } = await opened()
    expect(await answer(practiseId, 'A')).toMatchObject({
      code: 200,
      data: { mine: { answers: [{ no: 1, keys: ['A'], isCorrect: null }] }, questions: [{ correctKeys: null }] },
    })
    await answer(practiseId, 'B')
    await answer(practiseId, 'A', 'student.ben')
    const ended = await end(practiseId)
    expect(ended.questions[0]).toMatchObject({ answered: 2, correct: 1, correctKeys: ['B'] })
    expect(ended.questions[0]?.options.map(({ count }) => count)).toEqual([1, 1, 0])
    expect(ended.answers.map(({ student, correctCount }) => [student.stuId, correctCount])).toEqual([
      ['usr_anna', 1],
      ['usr_ben', 0],
    ])
    expect(await answer(practiseId, 'A')).toMatchObject({ code: errorCodes.practiceNotOpen })
  })

  it('come too late when the time is up, before anybody has noticed', async () => {
    const { practiseId, closesAt } = await opened({ limitSeconds: 30 })
    expect(Date.parse(closesAt ?? '')).toBe(school.clock.now() + 30_000)
    school.clock.advance(30_000)
    expect(await answer(practiseId, 'A')).toMatchObject({ code: errorCodes.practiceNotOpen })
    await school.backend.tick()
    await expect
      .poll(async () => (await school.data('teacherListPractices', { lessonId }, 'teacher.li')).practises[0]?.status)
      .toBe('ended')
  })

  it('are possible ones, of people who are in the room', async () => {
    const { practiseId } = await opened()
    expect(await answer(practiseId, 'F')).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'answers' }] },
    })
    expect(await answer(practiseId, null)).toMatchObject({ code: errorCodes.invalidInput })
    expect(await answer(practiseId, 'A', 'student.haru')).toMatchObject({
      code: errorCodes.roomRefused,
      data: { reason: 'not-in-room' },
    })
    expect(await answer(practiseId, 'A', 'student.noor')).toMatchObject({ code: errorCodes.notInClass })
    expect(await answer('prc_none', 'A')).toMatchObject({ code: errorCodes.notFound })
  })

  it('at the buzzer are presses, ranked as they came', async () => {
    const { practiseId } = await opened({ kind: 'buzzer' })
    await answer(practiseId, null, 'student.ben')
    school.clock.advance(120)
    await answer(practiseId, null)
    school.clock.advance(120)
    await answer(practiseId, null, 'student.ben')
    const { answers } = await end(practiseId)
    expect(answers.map(({ student, rank, afterMs }) => [student.stuId, rank, afterMs])).toEqual([
      ['usr_ben', 1, 0],
      ['usr_anna', 2, 120],
    ])
  })

  it('are the student’s own, until the results are there for all', async () => {
    const { practiseId } = await opened()
    await answer(practiseId, 'B')
    const screen = async (as: string) => {
      const { practises } = await school.data('studentListPractices', { lessonId }, as)
      return practises[0]
    }
    expect(await screen('student.ben')).toMatchObject({
      mine: null,
      answers: [],
      answeredCount: 1,
      questions: [{ options: [{ count: null }, { count: null }, { count: null }], correctKeys: null, correct: null }],
    })
    await end(practiseId)
    expect(await screen('student.ben')).toMatchObject({ mine: null, questions: [{ correctKeys: ['B'], correct: 1 }] })
    expect(await screen('student.anna')).toMatchObject({ mine: { correctCount: 1, answers: [{ isCorrect: true }] } })
    await close(practiseId)
    expect(await screen('student.anna')).toBeUndefined()
    const { practises } = await school.data('listCompletedPractices', { lessonId }, 'student.anna')
    expect(practises).toMatchObject([{ practiseId, status: 'closed', mine: { correctCount: 1 } }])
  })

  it('survive a restart', async () => {
    const { practiseId } = await opened()
    await answer(practiseId, 'B')
    await school.restart()
    expect((await end(practiseId)).questions[0]).toMatchObject({ answered: 1, correct: 1 })
  })

  it('end with the class', async () => {
    const { practiseId } = await opened()
    await answer(practiseId, 'B')
    await school.data('endLesson', { lessonId }, 'teacher.li')
    const { practises } = await school.data('teacherListPractices', { lessonId }, 'teacher.li')
    expect(practises).toMatchObject([{ practiseId, status: 'ended', answeredCount: 1 }])
    expect(await open({ kind: 'buzzer' })).toMatchObject({ code: errorCodes.classEnded })
  })
})

describe('prizes', () => {
  const award = (input: object, as = 'teacher.li') =>
    school.call('awardPrize', { lessonId, stuIds: ['usr_anna'], kind: 'star', ...input }, { as })

  it('are counted per student, ranked with shared places, and told to the room', async () => {
    const ben = await enterRoom(school, lessonId, 'student.ben')
    await award({ stuIds: ['usr_anna', 'usr_ben'], reason: '朗读很流利' })
    expect(await ben.event('prizeAwarded')).toMatchObject({ userIds: ['usr_anna', 'usr_ben'], prize: 'star' })
    expect(await award({ kind: 'trophy', count: 2 })).toMatchObject({
      code: 200,
      data: {
        total: 4,
        ranking: [
          { rank: 1, student: { stuId: 'usr_anna' }, counts: { star: 1, flower: 0, trophy: 2, total: 3 } },
          { rank: 2, student: { stuId: 'usr_ben' }, counts: { total: 1 } },
        ],
      },
    })
    const own = await school.data('studentListPrizes', { lessonId }, 'student.ben')
    expect(own).toMatchObject({ total: 4, mine: { rank: 2 }, prizes: [{ kind: 'star', reason: '朗读很流利' }] })
    expect(own.ranking).toHaveLength(2)
  })

  it('go to students of this class, while it runs', async () => {
    expect(await award({ stuIds: ['usr_noor'] })).toMatchObject({ code: errorCodes.notInClass })
    expect(await award({ stuIds: ['usr_haru'] })).toMatchObject({ code: errorCodes.notInClass })
    expect(await award({ count: 11 })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'count' }] },
    })
    await school.data('endLesson', { lessonId }, 'teacher.li')
    expect(await award({})).toMatchObject({ code: errorCodes.classEnded })
  })

  it('are given once when the request comes twice', async () => {
    const input = { lessonId, stuIds: ['usr_anna'], kind: 'star' }
    const send = () => school.call('awardPrize', input, { as: 'teacher.li', headers: { requestId: 'star-1' } })
    await send()
    expect(await send()).toMatchObject({ code: 200, data: { total: 1 } })
  })

  it('can be taken back within ten seconds, with the whole award', async () => {
    const given = await school.data(
      'awardPrize',
      { lessonId, stuIds: ['usr_anna', 'usr_ben'], kind: 'star' },
      'teacher.li',
    )
    const prizeId = given.prizes[0]?.prizeId ?? ''
    const revoke = (id: string) => school.call('revokePrize', { lessonId, prizeId: id }, { as: 'teacher.li' })
    expect(await revoke('prz-1')).toMatchObject({ code: errorCodes.notFound })
    expect(await revoke(prizeId)).toMatchObject({ code: 200, data: { total: 0, prizes: [] } })
    expect(await revoke(prizeId)).toMatchObject({ code: errorCodes.roomRefused, data: { reason: 'undo-too-late' } })
  })
})

describe('writing by hand', () => {
  it('keeps mistakes and time of each character, without a character that is none', async () => {
    await enterRoom(school, lessonId, 'student.anna')
    const wrong = await open({ kind: 'writing', characters: ['学', 'a'] })
    expect(wrong).toMatchObject({ code: errorCodes.invalidInput, data: { issues: [{ path: 'characters.1' }] } })
    const { practiseId } = await opened({ kind: 'writing', characters: ['学', '习'] })
    const written = { mistakes: 0, ms: 9_000 }
    const answers = [{ no: 2, keys: [], written }]
    const mine = await school.data('answerPractice', { practiseId, answers }, 'student.anna')
    expect(mine.mine).toMatchObject({ answers: [{ no: 2, written, isCorrect: null }] })
    const ended = await end(practiseId)
    expect(ended.questions).toMatchObject([
      { title: '学', options: [], answered: 0, correct: 0 },
      { title: '习', answered: 1, correct: 1 },
    ])
    expect(ended.answers).toMatchObject([{ answers: [{ no: 2, written, isCorrect: true }], correctCount: 1 }])
  })
})

describe('typed answers', () => {
  it('are marked, and kept for the person who typed them', async () => {
    const li = await enterRoom(school, lessonId, 'teacher.li')
    const task = { type: 'dictation', blanks: 1, answerBy: 'ime', accepted: [['再见']], pinyin: [[]] } as const
    const heard = { questionId: null, title: '', options: [], isMultiple: false, correctKeys: [], task }
    await enterRoom(school, lessonId, 'student.anna')
    await li.ask({ type: 'startPractice', kind: 'dictation', title: '', limitSeconds: 0, questions: [heard] })
    const practiseId = li.room.practice?.id ?? ''
    const answers = [{ no: 1, keys: [], texts: ['在见'] }]
    const open = await school.data('answerPractice', { practiseId, answers }, 'student.anna')
    expect(open.mine).toMatchObject({ answers: [{ texts: ['在见'], isCorrect: null }] })
    expect(open.questions).toMatchObject([{ typed: { accepted: null, buckets: null } }])
    const ended = await end(practiseId)
    expect(ended.questions).toMatchObject([
      { answered: 1, correct: 0, typed: { accepted: [['再见']], buckets: [{ right: 0, homophone: 1 }] } },
    ])
    expect(li.room.practice?.results).toMatchObject([{ correct: 0 }])
  })
})

describe('typed questions of the bank', () => {
  const typed = (...accepted: string[][]) => ({ answerBy: 'ime', accepted, pinyin: [] })
  const save = (question: object) =>
    school.data('saveQuestion', { difficulty: 'easy', ...question } as never, 'teacher.li')

  it('[R93] run as the exercise of their type, and what is right stays secret until the end', async () => {
    const anna = await enterRoom(school, lessonId, 'student.anna')
    const { questionId } = await save({ type: 'fillIn', title: '我____茶。', typed: typed(['买', '要']) })
    const asChoice = await open({ kind: 'questions', questionIds: [questionId] })
    expect(asChoice).toMatchObject({ code: errorCodes.invalidInput, data: { issues: [{ path: 'questionIds.0' }] } })
    const { practiseId } = await opened({ kind: 'fillIn', questionIds: [questionId] })
    expect(await anna.event('practiceOpened')).toMatchObject({
      kind: 'fillIn',
      questions: [{ questionId, title: '我____茶。', task: { blanks: 1, accepted: [] } }],
    })
    await school.data('answerPractice', { practiseId, answers: [{ no: 1, keys: [], texts: ['要'] }] }, 'student.anna')
    const ended = await end(practiseId)
    expect(ended.questions).toMatchObject([
      { questionId, answered: 1, correct: 1, typed: { accepted: [['买', '要']] } },
    ])
  })

  it('[R93] are heard in a dictation from a file of the lesson, whose name says nothing', async () => {
    const file = { type: 'audio', fileName: '再见.mp3', content: mp3Of(1) } as const
    const sound = await addResource(school, 'teacher.li', file)
    const { questionId } = await save({
      type: 'dictation',
      title: '写一写',
      typed: typed(['再见']),
      attachmentIds: [sound],
    })
    const { practiseId } = await opened({ kind: 'dictation', questionIds: [questionId] })
    const anna = await enterRoom(school, lessonId, 'student.anna')
    const task = anna.room.practice?.questions[0]?.task
    const clip = task?.type === 'dictation' ? task.clip : undefined
    const files = await school.data('studentListLessonResources', { lessonId }, 'student.anna')
    expect(files.find(({ resourceId }) => resourceId === clip)).toMatchObject({ fileName: '听写.mp3' })
    await close(practiseId)
    await opened({ kind: 'dictation', questionIds: [questionId] })
    const again = await school.data('studentListLessonResources', { lessonId }, 'student.anna')
    expect(again).toHaveLength(files.length)
  })
})

describe('tools of the room itself', () => {
  it('leave their marks in the class result and in the list of practices', async () => {
    const li = await enterRoom(school, lessonId, 'teacher.li')
    const anna = await enterRoom(school, lessonId, 'student.anna')
    const letters = (['A', 'B'] as const).map((key) => ({ key, title: '' }))
    const spoken = { questionId: null, title: '', options: letters, isMultiple: false, correctKeys: [] }
    await li.ask({ type: 'startPractice', kind: 'clicker', title: '', limitSeconds: 30, questions: [spoken] })
    const practiceId = li.room.practice?.id ?? ''
    await anna.ask({ type: 'answerPractice', practiceId, keys: [['A']] })
    await li.ask({ type: 'extendPractice', practiceId, seconds: 15 })
    await li.ask({ type: 'endPractice', practiceId })
    await li.ask({ type: 'setPracticeKey', practiceId, no: 1, correctKeys: ['A'] })
    await li.ask({ type: 'startRollCall', rollCallId: 'roll-1', limitSeconds: 30 })
    await anna.ask({ type: 'answerRollCall', rollCallId: 'roll-1' })
    await li.ask({ type: 'pick', count: 1, pool: ['usr_anna'], leaveOutPicked: true })
    await school.data('awardPrize', { lessonId, stuIds: ['usr_anna'], kind: 'flower' }, 'teacher.li')
    await school.data('endLesson', { lessonId }, 'teacher.li')
    const { practises } = await school.data('teacherListPractices', { lessonId }, 'teacher.li')
    expect(practises).toMatchObject([
      { practiseId: practiceId, limitSeconds: 45, questions: [{ correctKeys: ['A'], correct: 1 }] },
    ])
    const { students } = await school.data('getClassResult', { lessonId }, 'teacher.li')
    expect(students.find(({ stuId }) => stuId === 'usr_anna')).toMatchObject({
      rollCalls: { answered: 1, held: 1 },
      picks: 1,
      prizes: { flower: 1, total: 1 },
    })
    expect(students.find(({ stuId }) => stuId === 'usr_ben')).toMatchObject({
      rollCalls: { answered: 0, held: 1 },
      picks: 0,
    })
  })

  it('a quick check leaves no score in the report, beside a dictation that counts as far as the class got', async () => {
    const li = await enterRoom(school, lessonId, 'teacher.li')
    const anna = await enterRoom(school, lessonId, 'student.anna')
    const run = async (command: Parameters<LiveClient['ask']>[0], answer: object) => {
      await li.ask(command)
      const practiceId = li.room.practice?.id ?? ''
      await anna.ask({ type: 'answerPractice', practiceId, keys: [[]], ...answer } as never)
      await li.ask({ type: 'closePractice', practiceId })
      school.clock.advance(1_000)
    }
    await run({ type: 'startPractice', kind: 'check', title: '', limitSeconds: 0, questions: [] }, { keys: [['A']] })
    const score = async () => {
      const { students } = await school.data('getClassPerformance', { lessonId }, 'teacher.li')
      return students.find(({ student }) => student.stuId === 'usr_anna')?.practises
    }
    expect(await score()).toEqual({ questions: 0, answered: 0, correct: 0 })
    const questions = ['学校', '学生', '老师'].map((word) => ({
      questionId: null,
      title: '',
      options: [],
      isMultiple: false,
      correctKeys: [],
      task: { type: 'dictation' as const, blanks: 1, answerBy: 'ime' as const, accepted: [[word]], pinyin: [[]] },
    }))
    await run(
      { type: 'startPractice', kind: 'dictation', title: '', limitSeconds: 0, questions },
      { keys: [[], [], []], texts: [['学校'], [''], ['']] },
    )
    expect(await score()).toEqual({ questions: 1, answered: 1, correct: 1 })
    const { practises } = await school.data('getLessonFinish', { lessonId }, 'student.anna')
    expect(practises).toMatchObject([
      { kind: 'check', correctCount: null },
      { kind: 'dictation', questionCount: 1, correctCount: 1 },
    ])
  })
})
