import { describe, expect, it } from 'vitest'
import {
  anna,
  ben,
  chika,
  liveRoom,
  minutes,
  openRoom,
  seconds,
  system,
  teacher,
  typesOf,
} from '../../../../test/test-room.ts'
import { testQuestion } from '../../../../test/test-question.ts'
import { eventFor, publicRoom } from '../../live/privacy.ts'
import { nextDueAt } from '../rules/ending-times.ts'
import type { PracticeKind, PracticeQuestion, RoomPracticeKind } from '../practice-types.ts'
import { spokenQuestion } from '../rules/practice-rules.ts'

const open = (
  practiceId = 'p1',
  change: { kind?: PracticeKind; limitSeconds?: number; questions?: readonly PracticeQuestion[] } = {},
) =>
  ({
    type: 'openPractice',
    practiceId,
    kind: 'questions',
    title: '第三课练习',
    limitSeconds: 0,
    questions: change.kind === 'buzzer' ? [] : [testQuestion()],
    ...change,
  }) as const
const answer = (key: string, practiceId = 'p1') => ({ type: 'answerPractice', practiceId, keys: [[key]] }) as const
const press = { type: 'answerPractice', practiceId: 'p1', keys: [] } as const
const end = { type: 'endPractice', practiceId: 'p1' } as const
const close = { type: 'closePractice', practiceId: 'p1' } as const

describe('[R26] a practice', () => {
  it('is opened in a class that runs, by the teacher', () => {
    const waiting = openRoom()
    waiting.enter(teacher)
    expect(waiting.refusal(teacher, open())).toBe('class-not-started')
    const test = liveRoom()
    expect(test.refusal(anna, open())).toBe('teacher-only')
    test.ask(teacher, open())
    expect(test.room.practice).toMatchObject({ id: 'p1', status: 'open', answers: [], results: null })
  })

  it('is the only open one; the next puts an ended one away', () => {
    const test = liveRoom()
    test.ask(teacher, open())
    expect(test.refusal(teacher, open('p2'))).toBe('practice-open')
    expect(test.ask(teacher, open())).toEqual([])
    test.ask(teacher, end)
    expect(typesOf(test.ask(teacher, open('p2')))).toEqual(['practiceClosed', 'practiceOpened'])
  })

  it.each([
    ['no questions', { questions: [] }],
    ['too many questions', { questions: Array.from({ length: 21 }, () => testQuestion()) }],
    ['one option', { questions: [testQuestion({ options: [{ key: 'A', title: '' }], correctKeys: [] })] }],
    ['options out of order', { questions: [testQuestion({ options: testQuestion().options.toReversed() })] }],
    ['a right answer that is no option', { questions: [testQuestion({ correctKeys: ['F'] })] }],
    ['two right answers to a single choice', { questions: [testQuestion({ correctKeys: ['A', 'B'] })] }],
    ['a limit of more than an hour', { limitSeconds: 3_601 }],
    ['a buzzer with questions', { kind: 'buzzer', questions: [testQuestion()] }],
    ['a clicker with two questions', { kind: 'clicker', questions: [testQuestion(), testQuestion()] }],
  ] as const)('with %s is refused', (_, change) => {
    expect(liveRoom().refusal(teacher, open('p1', change))).toBe('practice-invalid')
  })

  it('takes answers from students who are here, who may change their minds', () => {
    const test = liveRoom()
    test.ask(teacher, open())
    expect(test.refusal(chika, answer('A'))).toBe('not-in-room')
    test.ask(anna, answer('A'))
    test.ask(ben, answer('B'))
    expect(test.ask(anna, answer('A'))).toEqual([])
    test.ask(anna, answer('B'))
    expect(test.room.practice?.answers.map(({ userId, keys }) => [userId, keys])).toEqual([
      ['anna', [['B']]],
      ['ben', [['B']]],
    ])
  })

  it('takes only answers that can be given', () => {
    const test = liveRoom()
    test.ask(teacher, open())
    for (const keys of [[], [[]], [['D']], [['A', 'B']], [['A'], ['A']]]) {
      expect([keys, test.refusal(anna, { type: 'answerPractice', practiceId: 'p1', keys })]).toEqual([
        keys,
        'answer-invalid',
      ])
    }
    test.ask(teacher, end)
    test.ask(teacher, open('p2', { questions: [testQuestion({ isMultiple: true, correctKeys: ['A', 'B'] })] }))
    test.ask(anna, { type: 'answerPractice', practiceId: 'p2', keys: [['B', 'A', 'B']] })
    expect(test.room.practice?.answers[0]?.keys).toEqual([['A', 'B']])
  })

  it('has results when it ends: people per option, and who was right', () => {
    const test = liveRoom([anna, ben, chika])
    test.ask(teacher, open())
    test.ask(anna, answer('B'))
    test.ask(ben, answer('A'))
    test.ask(chika, answer('B'))
    const [ended] = test.ask(teacher, end)
    const results = [{ correctKeys: ['B'], counts: [1, 2, 0], answered: 3, correct: 2 }]
    expect(ended).toMatchObject({ type: 'practiceEnded', reason: 'teacher', results })
    expect(test.room.practice).toMatchObject({ status: 'ended', results })
    expect(test.ask(teacher, end)).toEqual([])
    expect(test.refusal(anna, answer('A'))).toBe('practice-not-open')
  })

  it('is put away; one that is still open ends first', () => {
    const test = liveRoom()
    test.ask(teacher, open())
    expect(typesOf(test.ask(teacher, close))).toEqual(['practiceEnded', 'practiceClosed'])
    expect(test.room.practice).toBeNull()
    expect(test.refusal(teacher, close)).toBe('no-such-practice')
  })

  it('ends when its time is up; a late answer is refused before the clock has noticed', () => {
    const test = liveRoom()
    const opened = test.now
    test.ask(teacher, open('p1', { limitSeconds: 30 }))
    expect(nextDueAt(test.room)).toBe(opened + seconds(30))
    test.wait(seconds(30))
    expect(test.refusal(anna, answer('A'))).toBe('practice-not-open')
    expect(test.ask(system, { type: 'tick' })).toMatchObject([{ type: 'practiceEnded', reason: 'timeUp' }])
  })

  it('ends with the class, by hand or by the clock', () => {
    const byHand = liveRoom()
    byHand.ask(teacher, open())
    expect(typesOf(byHand.ask(teacher, { type: 'end', reason: 'teacher' }))).toEqual(['practiceEnded', 'classEnded'])
    const byClock = liveRoom()
    byClock.ask(teacher, open())
    byClock.wait(minutes(80))
    expect(byClock.ask(system, { type: 'tick' })).toMatchObject([
      { type: 'practiceEnded', reason: 'classEnded' },
      { type: 'classEnded' },
    ])
  })

  it('tells nobody what is right before it ends, and never who chose what', () => {
    const test = liveRoom()
    const [opened] = test.ask(teacher, open())
    const [answered] = test.ask(anna, answer('B'))
    if (!opened || !answered) throw new Error('nothing happened')
    expect(eventFor(opened, { userId: 'anna', role: 'student' })).toMatchObject({ questions: [{ correctKeys: [] }] })
    expect(eventFor(answered, { userId: 'ben', role: 'student' })).toMatchObject({ userId: 'anna', keys: [] })
    expect(publicRoom(test.room).practice).toMatchObject({
      questions: [{ correctKeys: [] }],
      answers: [{ userId: 'anna', keys: [] }],
    })
    test.ask(teacher, end)
    expect(publicRoom(test.room).practice).toMatchObject({
      questions: [{ correctKeys: ['B'] }],
      answers: [{ userId: 'anna', keys: [] }],
    })
  })
})

describe('clicker and buzzer', () => {
  it('[R22] the clicker asks one question, right answer optional, once per lesson', () => {
    const test = liveRoom()
    const clicker = open('p1', { kind: 'clicker', questions: [testQuestion({ correctKeys: [] })] })
    test.ask(teacher, clicker)
    test.ask(anna, answer('C'))
    test.ask(teacher, close)
    expect(test.events.at(-2)).toMatchObject({ results: [{ counts: [0, 0, 1], answered: 1, correct: 0 }] })
    expect(test.refusal(teacher, { ...clicker, practiceId: 'p2' })).toBe('tool-used')
    test.ask(teacher, open('p3', { kind: 'buzzer' }))
  })

  it('[R23] the buzzer ranks presses in the order they came, each person’s first', () => {
    const test = liveRoom()
    test.ask(teacher, open('p1', { kind: 'buzzer' }))
    expect(test.refusal(anna, answer('A'))).toBe('answer-invalid')
    test.ask(ben, press)
    test.wait(200)
    test.ask(anna, press)
    expect(test.ask(ben, press)).toEqual([])
    expect(test.room.practice?.answers.map(({ userId }) => userId)).toEqual(['ben', 'anna'])
    test.ask(teacher, close)
    expect(test.refusal(teacher, open('p2', { kind: 'buzzer' }))).toBe('tool-used')
  })
})

describe('[R26] a practice of the room itself', () => {
  const start = (kind: RoomPracticeKind, questions: readonly PracticeQuestion[] = []) =>
    ({ type: 'startPractice', kind, title: '', limitSeconds: 15, questions }) as const

  it('gets an id that no other lesson has, and belongs to no question bank', () => {
    const test = liveRoom()
    const forged = { ...spokenQuestion(3), questionId: 'qst_1' }
    const [opened] = test.ask(teacher, start('clicker', [forged]))
    expect(opened).toMatchObject({ practiceId: `prc_lesson-7_${opened?.seq}`, questions: [{ questionId: null }] })
    expect(test.refusal(anna, start('check'))).toBe('teacher-only')
  })

  it('[R37] is refused while another is open, also from a second tab of the teacher', () => {
    const test = liveRoom()
    test.ask(teacher, start('clicker', [spokenQuestion(4)]))
    expect(test.refusal(teacher, start('buzzer'))).toBe('practice-open')
    expect(test.refusal(teacher, start('clicker', [spokenQuestion(4)]))).toBe('practice-open')
  })

  it('may run longer, but not for ever', () => {
    const test = liveRoom()
    const [opened] = test.ask(teacher, start('clicker', [spokenQuestion(4)]))
    const practiceId = test.room.practice?.id ?? ''
    const extend = (seconds: number) => ({ type: 'extendPractice', practiceId, seconds }) as const
    expect(opened).toMatchObject({ limitSeconds: 15 })
    test.wait(seconds(14))
    expect(test.ask(teacher, extend(15))).toMatchObject([{ type: 'practiceExtended', limitSeconds: 30 }])
    expect(nextDueAt(test.room)).toBe(test.now + seconds(16))
    expect(test.refusal(teacher, extend(601))).toBe('practice-invalid')
    test.wait(seconds(16))
    expect(test.refusal(teacher, extend(15))).toBe('practice-not-open')
  })

  it('[R22] a clicker that ended within ten seconds without an answer does not count', () => {
    const test = liveRoom()
    const quiz = start('clicker', [spokenQuestion(2)])
    const finish = () => test.ask(teacher, { type: 'endPractice', practiceId: test.room.practice?.id ?? '' })
    test.ask(teacher, quiz)
    expect(test.room.tools.usedAt).toEqual({ clicker: test.now })
    test.wait(seconds(9))
    finish()
    test.ask(teacher, quiz)
    test.wait(seconds(10))
    finish()
    expect(test.refusal(teacher, quiz)).toBe('tool-used')
  })

  it('[R22] takes the right answer of a clicker after the end, too', () => {
    const test = liveRoom()
    test.ask(teacher, start('clicker', [spokenQuestion(3)]))
    const practiceId = test.room.practice?.id ?? ''
    const key = (...correctKeys: 'A'[]) => ({ type: 'setPracticeKey', practiceId, no: 1, correctKeys }) as const
    test.ask(anna, { type: 'answerPractice', practiceId, keys: [['A']] })
    test.ask(ben, { type: 'answerPractice', practiceId, keys: [['C']] })
    expect(test.refusal(teacher, key('A'))).toBe('no-such-practice')
    test.ask(teacher, { type: 'endPractice', practiceId })
    const [set] = test.ask(teacher, key('A'))
    expect(set).toMatchObject({ correctKeys: ['A'], correct: 1, right: ['anna'] })
    expect(set && eventFor(set, { userId: 'ben', role: 'student' })).not.toHaveProperty('right')
    expect(test.room.practice).toMatchObject({ results: [{ correct: 1 }], right: [['anna']] })
    expect(test.refusal(teacher, key())).toBe('practice-invalid')
  })

  it('[R52] a quick check has two answers, tells the teacher who chose what, and comes as often as wanted', () => {
    const test = liveRoom()
    for (const key of ['A', 'B'] as const) {
      test.ask(teacher, start('check'))
      const practiceId = test.room.practice?.id ?? ''
      const [answered] = test.ask(anna, { type: 'answerPractice', practiceId, keys: [[key]] })
      expect(answered && eventFor(answered, { userId: 'teacher', role: 'teacher' })).toMatchObject({ keys: [[key]] })
      expect(answered && eventFor(answered, { userId: 'ben', role: 'student' })).toMatchObject({ keys: [] })
      test.ask(teacher, { type: 'endPractice', practiceId })
    }
  })
})
