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
import type { PracticeKind, PracticeQuestion } from '../practice-types.ts'

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
    expect(eventFor(opened, 'anna')).toMatchObject({ questions: [{ correctKeys: [] }] })
    expect(eventFor(answered, 'ben')).toMatchObject({ userId: 'anna', keys: [] })
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
