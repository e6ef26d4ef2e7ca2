import { describe, expect, it } from 'vitest'
import { anna, liveRoom, openRoom, seconds, teacher } from '../../../../test/test-room.ts'
import { timerLeftMs } from '../rules/tool-rules.ts'

const start = (timerId = 't1', seconds = 60) => ({ type: 'startTimer', timerId, kind: 'countdown', seconds }) as const
const of = <T extends 'pauseTimer' | 'resumeTimer' | 'stopTimer'>(type: T) => ({ type, timerId: 't1' })
const call = (text = '') => ({ type: 'callAttention', text }) as const

describe('[R37] the timer', () => {
  it('runs by the room’s clock, without its pauses and with the time that was added', () => {
    const test = liveRoom()
    const left = () => test.room.tools.timer && timerLeftMs(test.room.tools.timer, test.now)
    expect(test.refusal(anna, start())).toBe('teacher-only')
    test.ask(teacher, start())
    test.wait(seconds(20))
    test.ask(teacher, of('pauseTimer'))
    test.wait(seconds(100))
    expect(left()).toBe(seconds(40))
    test.ask(teacher, of('resumeTimer'))
    test.wait(seconds(10))
    test.ask(teacher, { type: 'addTime', timerId: 't1', seconds: 60 })
    expect(left()).toBe(seconds(90))
    test.ask(teacher, of('stopTimer'))
    expect(test.room.tools.timer).toBeNull()
    expect(test.ask(teacher, of('stopTimer'))).toEqual([])
    expect(test.refusal(teacher, of('pauseTimer'))).toBe('tool-over')
  })

  it('is one at a time; a countdown whose time is up makes room for the next', () => {
    const test = liveRoom()
    test.ask(teacher, start())
    expect(test.ask(teacher, start())).toEqual([])
    expect(test.refusal(teacher, start('t2'))).toBe('tool-running')
    test.wait(seconds(60))
    expect(test.refusal(teacher, of('pauseTimer'))).toBe('tool-over')
    expect(test.refusal(teacher, { type: 'addTime', timerId: 't1', seconds: 60 })).toBe('tool-over')
    test.ask(teacher, start('t2'))
  })

  it('counts up as a stopwatch, and refuses lengths without sense', () => {
    const test = liveRoom()
    expect(test.refusal(teacher, start('t1', 0))).toBe('tool-invalid')
    expect(test.refusal(teacher, start('t1', 3 * 60 * 60 + 1))).toBe('tool-invalid')
    expect(test.refusal(teacher, { ...start(), kind: 'stopwatch' })).toBe('tool-invalid')
    test.ask(teacher, { type: 'startTimer', timerId: 't1', kind: 'stopwatch', seconds: 0 })
    test.wait(seconds(500))
    expect(test.refusal(teacher, start('t2'))).toBe('tool-running')
  })
})

describe('[R51] a call for attention', () => {
  it('has at most 40 characters, and comes at most every 20 seconds', () => {
    expect(openRoom().refusal(teacher, call())).toBe('class-not-started')
    const test = liveRoom()
    expect(test.refusal(anna, call())).toBe('teacher-only')
    expect(test.refusal(teacher, call('看'.repeat(41)))).toBe('tool-invalid')
    test.ask(teacher, call(' 看黑板 '))
    expect(test.room.tools.attention).toEqual({ at: test.now, text: '看黑板' })
    test.wait(seconds(20) - 1)
    expect(test.refusal(teacher, call())).toBe('attention-too-soon')
    test.wait(1)
    test.ask(teacher, call())
  })
})
