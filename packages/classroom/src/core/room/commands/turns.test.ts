import { describe, expect, it } from 'vitest'
import { anna, ben, liveRoom, seconds, teacher, typesOf } from '../../../../test/test-room.ts'
import { decodeKeyframe, encodeKeyframe } from '../../live/keyframe.ts'
import { absentStudents, attendanceOf, publishRights } from '../selectors.ts'

const mic = (isOn: boolean) => ({ type: 'reportMedia', media: { mic: isOn } }) as const
const ask = { type: 'askUnmute', userIds: ['anna'] } as const
const turnOf = (test: ReturnType<typeof liveRoom>) => test.room.participants.anna?.turn

describe('a turn to speak', () => {
  it('[R48] begins with the word and lasts until the microphone is on', () => {
    const test = liveRoom()
    test.ask(anna, { type: 'raiseHand' })
    test.ask(teacher, { type: 'acceptHand', userId: 'anna' })
    expect(turnOf(test)).toEqual({ at: test.now, isAsked: false })
    test.ask(anna, mic(true))
    expect(turnOf(test)).toBeUndefined()
    test.ask(anna, mic(false))
    expect(turnOf(test)).toBeUndefined()
  })

  it('[R48] ends with “Not now”, and the right to speak with it', () => {
    const test = liveRoom()
    test.ask(anna, { type: 'raiseHand' })
    test.ask(teacher, { type: 'acceptHand', userId: 'anna' })
    expect(typesOf(test.ask(anna, { type: 'declineSpeech' }))).toEqual(['speechDeclined', 'speechRevoked'])
    expect(publishRights(test.room, 'anna').mic).toBe(false)
    expect(test.ask(anna, { type: 'declineSpeech' })).toEqual([])
  })

  it('[R48] ends when the teacher takes it back, and stays over a lost connection', () => {
    const test = liveRoom()
    test.ask(teacher, ask)
    test.ask(anna, { type: 'leave', reason: 'lost' })
    expect(turnOf(test)).toBeDefined()
    test.ask(teacher, { type: 'hangUp', userId: 'anna' })
    expect(turnOf(test)).toBeUndefined()
  })

  it('[R48] is called again: the teacher waits anew', () => {
    const test = liveRoom()
    test.ask(teacher, ask)
    test.wait(seconds(8))
    test.ask(teacher, ask)
    expect(turnOf(test)).toEqual({ at: test.now, isAsked: true })
  })

  it('[R46] asking to unmute allows who could not speak, asks nobody who speaks, and opens no microphone', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'mute', userId: 'anna', muted: true })
    expect(typesOf(test.ask(teacher, ask))).toEqual(['micAllowed', 'speechGranted', 'unmuteAsked'])
    expect(test.room.participants.anna?.media.mic).toBe(false)
    test.ask(anna, mic(true))
    expect(test.refusal(teacher, ask)).toBe('no-such-participant')
    const free = liveRoom([anna, ben], { speechMode: 'free' })
    expect(typesOf(free.ask(teacher, { type: 'askUnmute', userIds: ['anna', 'ben', 'anna', 'nobody'] }))).toEqual([
      'unmuteAsked',
    ])
  })

  it('[R48] is in the keyframe', () => {
    const test = liveRoom()
    test.ask(teacher, ask)
    expect(decodeKeyframe(encodeKeyframe(test.room))?.participants.anna?.turn).toEqual(turnOf(test))
  })
})

describe('talk time', () => {
  const voices = { speechMode: 'free', talkFrom: 'voice' } as const

  it('[R49] is what was heard, and no more than the microphone was open', () => {
    const test = liveRoom([anna], voices)
    test.ask(anna, mic(true))
    test.wait(seconds(10))
    expect(test.ask(anna, { type: 'reportTalk', ms: 4_000 })).toMatchObject([
      { type: 'talkCounted', ms: { anna: 4_000 } },
    ])
    expect(test.ask(anna, { type: 'reportTalk', ms: 60_000 })).toMatchObject([{ ms: { anna: 6_000 } }])
    expect(test.ask(anna, { type: 'reportTalk', ms: 5_000 })).toEqual([])
    test.wait(seconds(20))
    test.ask(anna, mic(false))
    expect(attendanceOf(test.room, 'anna', test.now)).toMatchObject({ talkSeconds: 10 })
    expect(test.room.participants.anna?.micOpenMs).toBe(30_000)
  })

  it('[R49] is the time the microphone is open in rooms that count no voices', () => {
    const test = liveRoom([anna], { speechMode: 'free' })
    test.ask(anna, mic(true))
    test.wait(seconds(7))
    expect(test.ask(anna, { type: 'reportTalk', ms: 4_000 })).toEqual([])
    expect(attendanceOf(test.room, 'anna', test.now).talkSeconds).toBe(7)
    test.ask(anna, mic(false))
    expect(attendanceOf(test.room, 'anna', test.now)).toMatchObject({ talkSeconds: 7 })
  })
})

describe('the people of the lesson', () => {
  const enrolled = ['anna', 'ben', 'chika'].map((userId) => ({ userId }))

  it('[R46] are known before they come, and absent until they do', () => {
    const test = liveRoom([anna], { enrolled })
    expect(absentStudents(test.room)).toEqual(['ben', 'chika'])
    test.enter(ben)
    test.ask(ben, { type: 'leave', reason: 'left' })
    expect(absentStudents(test.room)).toEqual(['chika'])
    expect(decodeKeyframe(encodeKeyframe(test.room))?.settings?.enrolled).toEqual(enrolled)
  })

  it('[R46] do not open the room again while they are the same', () => {
    const test = liveRoom([anna], { enrolled })
    const { settings } = test.room
    if (!settings) throw new Error('the room is open')
    const system = { userId: 'system', role: 'system', name: '' } as const
    const open = (people: readonly { userId: string }[]) =>
      test.ask(system, { type: 'open', settings: { ...settings, enrolled: people } })
    expect(open(enrolled.map((one) => ({ ...one })))).toEqual([])
    expect(typesOf(open(enrolled.slice(1)))).toEqual(['roomOpened'])
  })

  it('[R46] let a removed student come back, by an explicit act and the student’s own', () => {
    const test = liveRoom()
    expect(test.refusal(teacher, { type: 'readmit', userId: 'anna' })).toBe('not-removed')
    test.ask(teacher, { type: 'remove', userId: 'anna', reason: '' })
    expect(test.refusal(anna, { type: 'enter' })).toBe('removed')
    test.ask(teacher, { type: 'readmit', userId: 'anna' })
    expect(test.room.participants.anna?.presence).toBe('gone')
    test.enter(anna)
    expect(test.room.participants.anna?.presence).toBe('here')
  })

  it('have the picture that the authority gave them, until their account is deleted', () => {
    const test = liveRoom([{ ...anna, avatar: '/objects/face-1.webp' }])
    expect(test.room.participants.anna?.avatar).toBe('/objects/face-1.webp')
  })
})
