import { describe, expect, it } from 'vitest'
import {
  anna,
  ben,
  liveRoom,
  minutes,
  noon,
  openRoom,
  seconds,
  stageRoom,
  system,
  teacher,
  typesOf,
} from '../../../../test/test-room.ts'
import { nextDueAt } from '../rules/ending-times.ts'
import { emptyRoom } from '../room-state.ts'
import { attendanceOf } from '../selectors.ts'

const tick = { type: 'tick' } as const
const start = { type: 'start' } as const
const endsAt = noon + minutes(80)

describe('starting', () => {
  it('[R3] early makes that moment the official start', () => {
    const test = openRoom({}, noon - minutes(5))
    test.ask(teacher, start)
    expect(test.room).toMatchObject({ status: 'live', startedAt: noon - minutes(5) })
  })

  it('[R3] is the teacher’s, once', () => {
    const test = openRoom()
    test.enter(anna)
    expect(test.refusal(anna, start)).toBe('teacher-only')
    test.ask(teacher, start)
    expect(test.refusal(teacher, start)).toBe('already-started')
  })
})

describe('the clock', () => {
  it('[R4] warns 5 minutes and 1 minute before the end, then ends the class', () => {
    const test = liveRoom()
    const dueAt: (number | null)[] = []
    const happened: string[] = []
    for (let due = nextDueAt(test.room); due !== null; due = nextDueAt(test.room)) {
      dueAt.push(due - endsAt)
      test.wait(due - test.now)
      happened.push(...typesOf(test.ask(system, tick)))
    }
    expect(dueAt).toEqual([-minutes(5), -minutes(1), 0])
    expect(test.room).toMatchObject({ status: 'ended', endReason: 'auto', endedAt: endsAt, warned: [5, 1] })
    expect(happened).toEqual(['endingSoon', 'endingSoon', 'classEnded'])
  })

  it('[R4] has nothing to say in between', () => {
    const test = liveRoom()
    expect(test.ask(system, tick)).toEqual([])
    test.wait(minutes(75))
    expect(typesOf(test.ask(system, tick))).toEqual(['endingSoon'])
    expect(test.ask(system, tick)).toEqual([])
  })

  it('[R4] gives only the nearest warning when it is late, and none after the end', () => {
    const late = liveRoom()
    late.wait(minutes(79))
    expect(late.ask(system, tick)).toMatchObject([{ type: 'endingSoon', minutes: 1 }])
    const tooLate = liveRoom()
    tooLate.wait(minutes(500))
    expect(typesOf(tooLate.ask(system, tick))).toEqual(['classEnded'])
  })

  it('[R4] ends a class that never started as well', () => {
    const test = openRoom()
    test.wait(minutes(80))
    test.ask(system, tick)
    expect(test.room).toMatchObject({ status: 'ended', startedAt: null })
  })

  it('[R4] has nothing to wait for before opening and after the end', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'end', reason: 'teacher' })
    expect(nextDueAt(test.room)).toBeNull()
    expect(nextDueAt(emptyRoom())).toBeNull()
  })

  it('is not for people to move', () => {
    expect(liveRoom().refusal(teacher, tick)).toBe('invalid-command')
  })
})

describe('ending', () => {
  it('[R29] sends everybody home and takes everything back', () => {
    const test = stageRoom(anna)
    test.ask(anna, { type: 'reportMedia', media: { mic: true, camera: true } })
    test.ask(ben, { type: 'raiseHand' })
    test.ask(teacher, { type: 'end', reason: 'teacher' })
    expect(test.room).toMatchObject({ status: 'ended', floor: null, hands: [], invitations: [] })
    expect(Object.values(test.room.participants).map(({ presence }) => presence)).toEqual(['gone', 'gone', 'gone'])
    expect(test.room.participants.anna?.media).toEqual({ mic: false, camera: false, screen: false })
  })

  it('[R29] is final', () => {
    const test = liveRoom([anna])
    test.ask(teacher, { type: 'end', reason: 'teacher' })
    expect(test.ask(teacher, { type: 'end', reason: 'teacher' })).toEqual([])
    expect(test.ask(anna, { type: 'leave', reason: 'left' })).toEqual([])
    expect(test.refusal(anna, { type: 'enter' })).toBe('class-ended')
    expect(test.refusal(anna, { type: 'say', text: 'bye' })).toBe('class-ended')
    expect(test.refusal(teacher, start)).toBe('class-ended')
    expect(test.refusal(teacher, { type: 'board.undo' })).toBe('class-ended')
  })

  it('[R29] by the teacher needs a class that has started; "auto" is the clock’s word', () => {
    const test = openRoom()
    test.enter(teacher, anna)
    expect(test.refusal(teacher, { type: 'end', reason: 'teacher' })).toBe('class-not-started')
    test.ask(teacher, start)
    expect(test.refusal(anna, { type: 'end', reason: 'teacher' })).toBe('teacher-only')
    expect(test.refusal(teacher, { type: 'end', reason: 'auto' })).toBe('invalid-command')
  })
})

describe('attendance', () => {
  it('[R30] adds up the stretches a student was there, from the start of the class', () => {
    const test = openRoom({}, noon - minutes(5))
    test.enter(anna)
    test.wait(minutes(5))
    test.ask(teacher, start)
    test.wait(minutes(10))
    test.ask(anna, { type: 'leave', reason: 'lost' })
    test.wait(minutes(3))
    test.enter(anna)
    test.wait(seconds(90))
    expect(attendanceOf(test.room, 'anna', test.now)).toMatchObject({ status: 'present', presentSeconds: 690 })
    test.ask(teacher, { type: 'end', reason: 'teacher' })
    expect(attendanceOf(test.room, 'anna')).toEqual({
      status: 'present',
      presentSeconds: 690,
      talkSeconds: 0,
      enteredAt: noon - minutes(5),
    })
  })

  it('[R30] calls late who came after the start, absent who never saw the class', () => {
    const test = openRoom()
    test.enter(teacher, anna)
    test.ask(anna, { type: 'leave', reason: 'left' })
    test.ask(teacher, start)
    test.wait(minutes(6))
    test.enter(ben)
    expect(attendanceOf(test.room, 'ben').status).toBe('late')
    expect(attendanceOf(test.room, 'anna').status).toBe('absent')
    expect(attendanceOf(test.room, 'chika')).toEqual({
      status: 'absent',
      presentSeconds: 0,
      talkSeconds: 0,
      enteredAt: null,
    })
  })

  it('[R3][R30] nobody is late before the time on their timetable, and five minutes more', () => {
    const test = openRoom({}, noon - minutes(8))
    test.ask(teacher, start)
    test.wait(minutes(13))
    test.enter(anna)
    test.wait(1)
    test.enter(ben)
    expect(attendanceOf(test.room, 'anna').status).toBe('present')
    expect(attendanceOf(test.room, 'ben').status).toBe('late')
  })

  it('[R30] talk time is the time the microphone is open', () => {
    const test = liveRoom([anna], { speechMode: 'free' })
    test.ask(anna, { type: 'reportMedia', media: { mic: true } })
    test.wait(seconds(20))
    test.ask(anna, { type: 'reportMedia', media: { mic: false } })
    test.wait(seconds(30))
    test.ask(anna, { type: 'reportMedia', media: { mic: true } })
    test.wait(seconds(5))
    test.ask(anna, { type: 'leave', reason: 'lost' })
    test.wait(seconds(60))
    expect(attendanceOf(test.room, 'anna', test.now).talkSeconds).toBe(25)
  })
})
