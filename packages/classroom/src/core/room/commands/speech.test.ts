import { describe, expect, it } from 'vitest'
import {
  anna,
  ben,
  chika,
  liveRoom,
  openRoom,
  seconds,
  stageRoom,
  teacher,
  typesOf,
} from '../../../../test/test-room.ts'
import { handsInOrder, publishRights, unansweredStudents } from '../selectors.ts'

const raiseHand = { type: 'raiseHand' } as const
const acceptHand = { type: 'acceptHand', userId: 'anna' } as const
const micOn = { type: 'reportMedia', media: { mic: true } } as const

describe('asking for the microphone', () => {
  it('[R9] the teacher accepts: the hand goes down and the student may speak', () => {
    const test = liveRoom()
    test.ask(anna, raiseHand)
    expect(test.refusal(anna, micOn)).toBe('not-allowed-to-speak')
    expect(typesOf(test.ask(teacher, acceptHand))).toEqual(['handLowered', 'speechGranted'])
    expect(test.room.hands).toEqual([])
    expect(test.refusal(anna, micOn)).toBeNull()
  })

  it('[R9] the teacher rejects: the hand goes down, nothing else', () => {
    const test = liveRoom()
    test.ask(anna, raiseHand)
    expect(test.ask(teacher, { type: 'rejectHand', userId: 'anna' })).toMatchObject([
      { type: 'handLowered', userId: 'anna', reason: 'rejected' },
    ])
    expect(publishRights(test.room, 'anna').mic).toBe(false)
  })

  it('[R9] the teacher hangs up: speech is over and the microphone closes', () => {
    const test = liveRoom()
    test.ask(anna, raiseHand)
    test.ask(teacher, acceptHand)
    test.ask(anna, micOn)
    expect(typesOf(test.ask(teacher, { type: 'hangUp', userId: 'anna' }))).toEqual(['speechRevoked', 'mediaReported'])
    expect(test.room.participants.anna).toMatchObject({ speaking: false, media: { mic: false } })
    expect(test.ask(teacher, { type: 'hangUp', userId: 'anna' })).toEqual([])
  })

  it('[R9] the student withdraws', () => {
    const test = liveRoom()
    test.ask(anna, raiseHand)
    expect(test.ask(anna, { type: 'lowerHand' })).toMatchObject([{ type: 'handLowered', reason: 'withdrawn' }])
    expect(test.ask(anna, { type: 'lowerHand' })).toEqual([])
    expect(test.refusal(teacher, acceptHand)).toBe('no-hand-raised')
    expect(test.refusal(teacher, { type: 'rejectHand', userId: 'anna' })).toBe('no-hand-raised')
  })

  it('[R9] raising a raised hand changes nothing', () => {
    const test = liveRoom()
    test.ask(anna, raiseHand)
    expect(test.ask(anna, raiseHand)).toEqual([])
    expect(test.room.participants.anna?.handsRaised).toBe(1)
  })

  it('[R9] is for students who are here, answering is for the teacher', () => {
    const test = liveRoom([anna])
    expect(test.refusal(teacher, raiseHand)).toBe('student-only')
    expect(test.refusal(ben, raiseHand)).toBe('not-in-room')
    test.ask(anna, raiseHand)
    expect(test.refusal(anna, acceptHand)).toBe('teacher-only')
  })

  it('[R14] hands stand in one queue with their times', () => {
    const test = liveRoom([anna, ben, chika])
    for (const student of [ben, chika, anna]) {
      test.wait(seconds(1))
      test.ask(student, raiseHand)
    }
    test.ask(teacher, { type: 'rejectHand', userId: 'chika' })
    expect(handsInOrder(test.room)).toEqual([
      { userId: 'ben', at: test.now - seconds(2) },
      { userId: 'anna', at: test.now },
    ])
  })

  it('[R14] the roster shows who has not answered yet', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'invite', userId: 'ben', to: 'speak' })
    test.ask(teacher, { type: 'invite', userId: 'anna', to: 'stage' })
    expect(unansweredStudents(test.room).map(({ userId }) => userId)).toEqual(['ben', 'anna'])
    test.ask(ben, { type: 'answerInvite', accept: false })
    expect(unansweredStudents(test.room).map(({ userId }) => userId)).toEqual(['anna'])
  })
})

describe('muting one', () => {
  const mute = { type: 'mute', userId: 'anna', muted: true } as const

  it('[R13] takes back hand and speech, closes the microphone and keeps it closed', () => {
    const test = liveRoom([anna], { speechMode: 'free' })
    test.ask(anna, raiseHand)
    test.ask(teacher, acceptHand)
    test.ask(anna, raiseHand)
    test.ask(anna, micOn)
    expect(test.ask(teacher, mute)).toMatchObject([
      { type: 'handLowered', reason: 'muted' },
      { type: 'speechRevoked' },
      { type: 'micBlocked' },
      { type: 'mediaReported', userId: 'anna', media: { mic: false } },
    ])
    expect(test.refusal(anna, micOn)).toBe('muted-by-teacher')
    expect(test.ask(teacher, mute)).toEqual([])
  })

  it('[R13] ends when the teacher allows it again', () => {
    const test = liveRoom([anna], { speechMode: 'free' })
    test.ask(teacher, mute)
    expect(typesOf(test.ask(teacher, { ...mute, muted: false }))).toEqual(['micAllowed'])
    expect(test.refusal(anna, micOn)).toBeNull()
    expect(test.ask(teacher, { ...mute, muted: false })).toEqual([])
  })

  it('[R13] a muted student may ask, and accepting allows', () => {
    const test = liveRoom()
    test.ask(teacher, mute)
    test.ask(anna, raiseHand)
    expect(typesOf(test.ask(teacher, acceptHand))).toEqual(['handLowered', 'micAllowed', 'speechGranted'])
    expect(test.refusal(anna, micOn)).toBeNull()
  })

  it('[R13] silences the one on stage but leaves them there', () => {
    const test = stageRoom(anna)
    test.ask(anna, micOn)
    test.ask(teacher, mute)
    expect(publishRights(test.room, 'anna')).toEqual({ mic: false, camera: true, screen: true })
    expect(test.room.participants.anna?.media.mic).toBe(false)
  })
})

describe('muting all', () => {
  const muteAll = { type: 'muteAll', muted: true } as const

  it('[R13] closes every student’s microphone, also those that were allowed to speak', () => {
    const test = liveRoom([anna, ben], { speechMode: 'free' })
    test.enter(chika)
    test.ask(anna, raiseHand)
    test.ask(teacher, acceptHand)
    for (const person of [teacher, anna, ben]) test.ask(person, micOn)
    test.ask(teacher, muteAll)
    const open = Object.values(test.room.participants).filter(({ media }) => media.mic)
    expect(open.map(({ userId }) => userId)).toEqual(['teacher'])
    expect(test.refusal(ben, micOn)).toBe('muted-by-teacher')
  })

  it('[R13] one can be allowed to speak afterwards, and muting all again silences them', () => {
    const test = liveRoom([anna], { speechMode: 'free' })
    test.ask(teacher, muteAll)
    test.ask(anna, raiseHand)
    test.ask(teacher, acceptHand)
    expect(test.refusal(anna, micOn)).toBeNull()
    expect(typesOf(test.ask(teacher, muteAll))).toEqual(['speechRevoked', 'mediaReported'])
    expect(test.ask(teacher, muteAll)).toEqual([])
  })

  it('[R13] lifting it frees everybody but those muted one by one', () => {
    const test = liveRoom([anna, ben], { speechMode: 'free' })
    test.ask(teacher, { type: 'mute', userId: 'anna', muted: true })
    test.ask(teacher, muteAll)
    test.ask(teacher, { type: 'muteAll', muted: false })
    expect(test.refusal(anna, micOn)).toBe('muted-by-teacher')
    expect(test.refusal(ben, micOn)).toBeNull()
  })
})

it('may be done through the school’s own calls while the teacher is not in the room', () => {
  const test = openRoom()
  test.enter(anna)
  expect(test.refusal(teacher, { type: 'mute', userId: 'anna', muted: true })).toBeNull()
})
