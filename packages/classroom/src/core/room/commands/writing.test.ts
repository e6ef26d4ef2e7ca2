import { describe, expect, it } from 'vitest'
import { anna, ben, liveRoom, teacher } from '../../../../test/test-room.ts'
import { ownOf, ownShape } from '../../live/own.ts'
import { eventFor, roomFor } from '../../live/privacy.ts'
import type { RoomCommand, RoomEvent, RoomState } from '../room-types.ts'
import { writingQuestion } from '../rules/practice-rules.ts'

describe('writing by hand', () => {
  const start = (...characters: string[]): RoomCommand => ({
    type: 'startPractice',
    kind: 'writing',
    title: '',
    limitSeconds: 0,
    questions: characters.map(writingQuestion),
  })
  const write = (
    { room }: { room: RoomState },
    ...written: ({ mistakes: number; ms: number } | null)[]
  ): RoomCommand => ({
    type: 'answerPractice',
    practiceId: room.practice?.id ?? '',
    keys: written.map(() => []),
    written,
  })
  const twice = { mistakes: 2, ms: 9_000 }
  const clean = { mistakes: 0, ms: 5_000 }

  it('[R71] asks for characters alone, and only a writing practice does', () => {
    const test = liveRoom([anna])
    for (const wrong of [start(), start('学习'), start('a'), start(...'一二三四五六七八九')]) {
      expect(test.refusal(teacher, wrong)).toBe('practice-invalid')
    }
    expect(test.refusal(teacher, { ...start('学'), kind: 'clicker' } as RoomCommand)).toBe('practice-invalid')
    test.ask(teacher, start('学', '习'))
    expect(test.room.practice?.questions.map(({ title }) => title)).toEqual(['学', '习'])
  })

  it('[R71] takes mistakes and time of each character, one after the other', () => {
    const test = liveRoom([anna])
    test.ask(teacher, start('学', '习'))
    for (const wrong of [write(test), write(test, null, null), write(test, twice)]) {
      expect(test.refusal(anna, wrong)).toBe('answer-invalid')
    }
    test.ask(anna, write(test, twice, null))
    test.ask(anna, write(test, twice, clean))
    expect(test.ask(anna, write(test, twice, clean))).toHaveLength(0)
    test.ask(teacher, { type: 'endPractice', practiceId: test.room.practice?.id ?? '' })
    expect(test.room.practice?.results).toEqual([
      { correctKeys: [], counts: [], answered: 1, correct: 0 },
      { correctKeys: [], counts: [], answered: 1, correct: 1 },
    ])
    expect(test.room.practice?.right).toEqual([[], ['anna']])
  })

  it('[R71] shows the teacher how each student wrote, and a student their own alone', () => {
    const test = liveRoom([anna, ben])
    test.ask(teacher, start('学'))
    const [event] = test.ask(anna, write(test, twice)) as [RoomEvent]
    expect(eventFor(event, { userId: 'teacher', role: 'teacher' })).toMatchObject({ written: [twice] })
    expect(eventFor(event, { userId: 'ben', role: 'student' })).not.toHaveProperty('written')
    const answers = (userId: string, role: 'teacher' | 'student') =>
      roomFor(test.room, { userId, role }).practice?.answers.map(({ written }) => written)
    expect([answers('teacher', 'teacher'), answers('anna', 'student'), answers('ben', 'student')]).toEqual([
      [[twice]],
      [[twice]],
      [undefined],
    ])
    const own = ownOf(test.room, { userId: 'anna', role: 'student' })
    expect(ownShape(JSON.parse(JSON.stringify(own)))).toEqual(own)
  })
})
