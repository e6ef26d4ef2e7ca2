import { describe, expect, it } from 'vitest'
import { anna, ben, chika, liveRoom, openRoom, seconds, system, teacher } from '../../../../test/test-room.ts'
import { eventFor } from '../../live/privacy.ts'
import { nextDueAt } from '../rules/ending-times.ts'
import { USUAL_RULES } from '../rules/room-rules.ts'
import { attendanceOf } from '../selectors.ts'

const start = (rollCallId = 'r1', limitSeconds = 30) => ({ type: 'startRollCall', rollCallId, limitSeconds }) as const
const here = { type: 'answerRollCall', rollCallId: 'r1' } as const

describe('[R27] a roll call', () => {
  it('expects the students of the class, and knows who answered and who did not', () => {
    const test = liveRoom([anna, ben])
    expect(test.refusal(anna, start())).toBe('teacher-only')
    expect(test.ask(teacher, start())).toMatchObject([{ expected: ['anna', 'ben'] }])
    test.wait(seconds(4))
    expect(test.ask(anna, here)).toMatchObject([{ userId: 'anna', afterMs: 4_000 }])
    expect(test.ask(anna, here)).toEqual([])
    expect(test.ask(teacher, { type: 'endRollCall', rollCallId: 'r1' })).toMatchObject([
      { type: 'rollCallEnded', reason: 'teacher', answered: ['anna'], missing: ['ben'] },
    ])
    expect(test.refusal(ben, here)).toBe('tool-over')
  })

  it('ends when its time is up, by the room’s clock, and takes a latecomer’s answer until then', () => {
    const test = liveRoom([anna])
    test.ask(teacher, start())
    expect(nextDueAt(test.room)).toBe(test.now + seconds(30))
    test.enter(chika)
    test.wait(seconds(29))
    test.ask(chika, here)
    test.wait(seconds(1))
    expect(test.refusal(anna, here)).toBe('tool-over')
    expect(test.ask(system, { type: 'tick' })).toMatchObject([
      { type: 'rollCallEnded', reason: 'timeUp', answered: ['chika'], missing: ['anna'] },
    ])
  })

  it('ends with the class', () => {
    const test = liveRoom([anna])
    test.ask(teacher, start())
    expect(test.ask(teacher, { type: 'end', reason: 'teacher' })).toMatchObject([
      { type: 'rollCallEnded', reason: 'classEnded' },
      { type: 'classEnded' },
    ])
  })

  it('tells a student nothing of the others', () => {
    const test = liveRoom([anna, ben])
    test.ask(teacher, start())
    const [answered] = test.ask(anna, here)
    const [ended] = test.ask(teacher, { type: 'endRollCall', rollCallId: 'r1' })
    if (!answered || !ended) throw new Error('nothing happened')
    const benSees = { userId: 'ben', role: 'student' } as const
    expect(eventFor(answered, benSees)).toEqual({
      seq: answered.seq,
      at: answered.at,
      by: '',
      id: '',
      type: 'hidden',
    })
    expect(eventFor(answered, { userId: 'anna', role: 'student' })).toMatchObject({ userId: 'anna' })
    expect(eventFor(ended, benSees)).toMatchObject({ answered: [], missing: [] })
    expect(eventFor(ended, { userId: 'teacher', role: 'teacher' })).toMatchObject({ missing: ['ben'] })
  })

  it('is held up to five times in a running class, one at a time', () => {
    expect(openRoom().refusal(teacher, start())).toBe('class-not-started')
    const test = liveRoom([anna])
    expect(test.refusal(teacher, start('r0', 601))).toBe('tool-invalid')
    for (const no of [1, 2, 3, 4, 5]) {
      test.ask(teacher, start(`r${no}`))
      expect(test.refusal(teacher, start('another'))).toBe('tool-running')
      test.ask(teacher, { type: 'endRollCall', rollCallId: `r${no}` })
    }
    expect(test.refusal(teacher, start('r6'))).toBe('tool-limit')
  })

  it('decides about attendance where the school says so, once one was held', () => {
    for (const attendanceBy of ['entry', 'rollCall'] as const) {
      const test = liveRoom([anna, ben], { rules: { ...USUAL_RULES, attendanceBy } })
      expect(attendanceOf(test.room, 'ben', test.now).status).toBe('present')
      test.ask(teacher, start())
      test.ask(anna, here)
      test.ask(teacher, { type: 'endRollCall', rollCallId: 'r1' })
      expect(attendanceOf(test.room, 'anna', test.now).status).toBe('present')
      expect(attendanceOf(test.room, 'ben', test.now).status).toBe(attendanceBy === 'entry' ? 'present' : 'absent')
    }
  })
})
