import { describe, expect, it } from 'vitest'
import {
  anna,
  ben,
  bringOnStage,
  chika,
  lesson,
  liveRoom,
  minutes,
  noon,
  openRoom,
  stageRoom,
  system,
  teacher,
  typesOf,
} from '../../../../test/test-room.ts'
import { decide } from '../decide.ts'
import { emptyRoom } from '../room-state.ts'
import type { Actor } from '../room-types.ts'
import { studentCount } from '../selectors.ts'

const enter = { type: 'enter' } as const
const student = (no: number): Actor => ({ userId: `student-${no}`, role: 'student', name: `Student ${no}` })

describe('the door', () => {
  it('[R1] opens 10 minutes before the start', () => {
    const early = openRoom({}, noon - minutes(10) - 1)
    expect(early.refusal(anna, enter)).toBe('door-not-open')
    expect(early.refusal(teacher, enter)).toBe('door-not-open')
    early.wait(1)
    expect(early.refusal(anna, enter)).toBeNull()
  })

  it('[R1][R3] opens at once when the teacher starts early', () => {
    const test = openRoom({}, noon - minutes(25))
    test.ask(teacher, { type: 'start' })
    expect(test.refusal(anna, enter)).toBeNull()
  })

  it('[R1] does not exist before the room was opened', () => {
    expect(decide(emptyRoom(), enter, anna, noon)).toEqual({ refused: 'room-closed' })
  })

  it('[R2] lets people in for the first time until 30 minutes after the start', () => {
    const test = liveRoom([])
    test.wait(minutes(30))
    expect(test.refusal(anna, enter)).toBeNull()
    test.wait(1)
    expect(test.refusal(ben, enter)).toBe('entry-closed')
  })

  it('[R2] counts the 30 minutes from the official start, not from the timetable', () => {
    const test = openRoom()
    test.wait(minutes(20))
    test.ask(teacher, { type: 'start' })
    test.wait(minutes(30))
    expect(test.refusal(anna, enter)).toBeNull()
  })

  it('[R2] lets those who have been in come back until the end', () => {
    const test = liveRoom([anna])
    test.ask(anna, { type: 'leave', reason: 'left' })
    test.wait(minutes(45))
    expect(test.refusal(anna, enter)).toBeNull()
  })

  it('[R2] lets the teacher in late', () => {
    const test = openRoom()
    test.ask(teacher, { type: 'start' })
    test.wait(minutes(40))
    expect(test.refusal(teacher, enter)).toBeNull()
  })
})

describe('seats', () => {
  it.each([
    ['small', 30],
    ['large', 200],
    ['large', 500],
  ] as const)('[R5] a %s class of %i takes no student more', (classType, capacity) => {
    const test = openRoom({ classType, capacity })
    test.enter(...Array.from({ length: capacity }, (_, no) => student(no)))
    expect(test.refusal(student(capacity), enter)).toBe('room-full')
    expect(test.refusal(teacher, enter)).toBeNull()
    expect(studentCount(test.room)).toBe(capacity)
  })

  it('[R5] a goodbye frees a seat, a dropped line keeps it', () => {
    const test = openRoom({ capacity: 1 })
    test.enter(anna)
    test.ask(anna, { type: 'leave', reason: 'lost' })
    expect(test.refusal(ben, enter)).toBe('room-full')
    expect(test.refusal(anna, enter)).toBeNull()
    test.ask(anna, { type: 'leave', reason: 'left' })
    expect(test.refusal(ben, enter)).toBeNull()
    expect(test.refusal(anna, enter)).toBe('room-full')
  })

  it('entering twice changes nothing', () => {
    const test = openRoom()
    test.enter(anna)
    expect(test.ask(anna, enter)).toEqual([])
  })

  it('gives everybody a small number in order of first entry, and keeps it', () => {
    const test = liveRoom([anna, ben])
    test.ask(anna, { type: 'leave', reason: 'left' })
    test.enter(chika, anna)
    expect(Object.values(test.room.participants).map(({ userId, no }) => [userId, no])).toEqual([
      ['teacher', 1],
      ['anna', 2],
      ['ben', 3],
      ['chika', 4],
    ])
  })

  it('knows nobody by the name of an object method', () => {
    const test = liveRoom([])
    expect(test.refusal(teacher, { type: 'mute', userId: 'constructor', muted: true })).toBe('no-such-participant')
    expect(test.refusal({ userId: '__proto__', role: 'student', name: 'Proto' }, enter)).toBeNull()
    expect(studentCount(test.room)).toBe(1)
  })
})

describe('going', () => {
  it('[R7] moving to another page keeps stage and pen, and stops what the old page sent', () => {
    const test = stageRoom()
    test.ask(anna, { type: 'reportMedia', media: { mic: true, camera: true } })
    test.ask(anna, { type: 'leave', reason: 'elsewhere' })
    expect(test.room.participants.anna).toMatchObject({ presence: 'lost', media: { mic: false, camera: false } })
    test.enter(anna)
    expect(test.room.floor).toMatchObject({ userId: 'anna', onStage: true, canDraw: true })
  })

  it('[R31] a dropped line keeps hand, invitation and stage for the return', () => {
    const test = stageRoom(anna)
    test.ask(ben, { type: 'raiseHand' })
    test.ask(teacher, { type: 'invite', userId: 'ben', to: 'speak' })
    for (const person of [anna, ben]) test.ask(person, { type: 'leave', reason: 'lost' })
    expect(test.room.floor?.userId).toBe('anna')
    expect(test.room.hands).toHaveLength(1)
    expect(test.room.invitations).toHaveLength(1)
  })

  it('a goodbye gives back hand, invitation, stage, pen and speech', () => {
    const test = stageRoom(anna)
    test.ask(anna, { type: 'raiseHand' })
    test.ask(teacher, { type: 'invite', userId: 'ben', to: 'stage' })
    expect(typesOf(test.ask(anna, { type: 'leave', reason: 'left' }))).toEqual([
      'handLowered',
      'stageLeft',
      'boardRevoked',
      'speechRevoked',
      'participantLeft',
    ])
    test.ask(ben, { type: 'leave', reason: 'left' })
    expect(test.room).toMatchObject({ floor: null, hands: [], invitations: [] })
  })

  it('who lost the line and then says goodbye is gone', () => {
    const test = liveRoom([anna])
    test.ask(anna, { type: 'leave', reason: 'lost' })
    test.ask(anna, { type: 'leave', reason: 'left' })
    expect(test.room.participants.anna?.presence).toBe('gone')
    expect(test.ask(anna, { type: 'leave', reason: 'lost' })).toEqual([])
  })
})

describe('removal', () => {
  it('[R6] who was removed cannot come back to this lesson', () => {
    const test = liveRoom([anna])
    test.ask(teacher, { type: 'remove', userId: 'anna', reason: 'Playing music' })
    expect(test.refusal(anna, enter)).toBe('removed')
    expect(test.refusal(anna, { type: 'say', text: 'Please!' })).toBe('not-in-room')
  })

  it('[R6] removes somebody whose line dropped, too', () => {
    const test = liveRoom([anna])
    test.ask(anna, { type: 'leave', reason: 'lost' })
    test.ask(teacher, { type: 'remove', userId: 'anna', reason: '' })
    expect(test.refusal(anna, enter)).toBe('removed')
  })

  it('[R28] says why, and takes everything back first', () => {
    const test = stageRoom(anna)
    const events = test.ask(teacher, { type: 'remove', userId: 'anna', reason: 'Playing music' })
    expect(typesOf(events)).toEqual(['stageLeft', 'boardRevoked', 'speechRevoked', 'participantRemoved'])
    expect(events.at(-1)).toMatchObject({ userId: 'anna', reason: 'Playing music', by: 'teacher' })
    expect(test.room.floor).toBeNull()
  })

  it('[R6] is for students, by teachers, and doing it twice changes nothing', () => {
    const test = liveRoom([anna, ben])
    expect(test.refusal(ben, { type: 'remove', userId: 'anna', reason: '' })).toBe('teacher-only')
    expect(test.refusal(teacher, { type: 'remove', userId: 'teacher', reason: '' })).toBe('no-such-participant')
    expect(test.refusal(teacher, { type: 'remove', userId: 'nobody', reason: '' })).toBe('no-such-participant')
    test.ask(teacher, { type: 'remove', userId: 'anna', reason: 'a' })
    expect(test.ask(teacher, { type: 'remove', userId: 'anna', reason: 'b' })).toEqual([])
  })
})

describe('opening', () => {
  it('is up to the authority', () => {
    const test = openRoom()
    expect(test.refusal(teacher, { type: 'open', settings: lesson() })).toBe('invalid-command')
    expect(test.ask(system, { type: 'open', settings: lesson() })).toEqual([])
  })

  it('again with other times moves the lesson and gives its warnings again', () => {
    const test = liveRoom([])
    test.wait(minutes(76))
    test.ask(system, { type: 'tick' })
    expect(test.room.warned).toEqual([5])
    test.ask(system, { type: 'open', settings: lesson({ scheduledEnd: noon + minutes(90) }) })
    expect(test.room).toMatchObject({ status: 'live', warned: [], settings: { scheduledEnd: noon + minutes(90) } })
  })

  it('again to a class where speech is no longer free stops open microphones', () => {
    const test = liveRoom([anna], { speechMode: 'free' })
    test.ask(anna, { type: 'reportMedia', media: { mic: true } })
    test.ask(system, { type: 'open', settings: lesson({ speechMode: 'afterRaise' }) })
    expect(test.room.participants.anna?.media.mic).toBe(false)
  })

  it('people may rehearse while they wait for the start', () => {
    const test = openRoom()
    test.enter(teacher, anna)
    test.ask(anna, { type: 'say', text: '老师好' })
    test.ask(anna, { type: 'raiseHand' })
    bringOnStage(test, anna)
    expect(test.room).toMatchObject({ status: 'waiting', floor: { userId: 'anna' } })
  })
})
