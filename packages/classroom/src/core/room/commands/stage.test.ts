import { describe, expect, it } from 'vitest'
import { anna, ben, bringOnStage, liveRoom, stageRoom, teacher, typesOf } from '../../../../test/test-room.ts'
import { mayDraw } from '../board-rights.ts'
import { publishRights } from '../selectors.ts'

const invite = (userId: string, to: 'speak' | 'stage') => ({ type: 'invite', userId, to }) as const
const accept = { type: 'answerInvite', accept: true } as const
const decline = { type: 'answerInvite', accept: false } as const
const grant = (userId: string, allowed = true) => ({ type: 'grantBoard', userId, allowed }) as const

describe('inviting', () => {
  it('[R10] to speak: the student accepts and may open the microphone', () => {
    const test = liveRoom()
    test.ask(teacher, invite('anna', 'speak'))
    expect(typesOf(test.ask(anna, accept))).toEqual(['inviteEnded', 'speechGranted'])
    expect(publishRights(test.room, 'anna')).toEqual({ mic: true, camera: true, screen: false })
  })

  it('[R10] the student declines: nothing else happens', () => {
    const test = liveRoom()
    test.ask(teacher, invite('anna', 'stage'))
    expect(test.ask(anna, decline)).toMatchObject([{ type: 'inviteEnded', outcome: 'declined' }])
    expect(test.room.floor).toBeNull()
    expect(test.refusal(anna, accept)).toBe('no-invitation')
  })

  it('[R10] the teacher takes the invitation back', () => {
    const test = liveRoom()
    test.ask(teacher, invite('anna', 'stage'))
    expect(test.ask(teacher, { type: 'cancelInvite', userId: 'anna' })).toMatchObject([
      { type: 'inviteEnded', outcome: 'cancelled' },
    ])
    expect(test.ask(teacher, { type: 'cancelInvite', userId: 'anna' })).toEqual([])
  })

  it('[R10] the same twice changes nothing; another kind replaces the first', () => {
    const test = liveRoom()
    test.ask(teacher, invite('anna', 'speak'))
    expect(test.ask(teacher, invite('anna', 'speak'))).toEqual([])
    expect(typesOf(test.ask(teacher, invite('anna', 'stage')))).toEqual(['inviteEnded', 'invited'])
    expect(test.room.invitations).toMatchObject([{ userId: 'anna', to: 'stage' }])
  })

  it('[R10] nobody is invited to where they are already', () => {
    const test = stageRoom(anna)
    expect(test.ask(teacher, invite('anna', 'stage'))).toEqual([])
    expect(test.ask(teacher, invite('anna', 'speak'))).toEqual([])
  })

  it('[R10] only students who are in the room can be invited, only by the teacher', () => {
    const test = liveRoom([anna, ben])
    test.ask(ben, { type: 'leave', reason: 'left' })
    expect(test.refusal(teacher, invite('ben', 'stage'))).toBe('no-such-participant')
    expect(test.refusal(teacher, invite('teacher', 'stage'))).toBe('no-such-participant')
    expect(test.refusal(anna, invite('anna', 'stage'))).toBe('teacher-only')
  })

  it('[R13] accepting lifts a block and answers a raised hand', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'mute', userId: 'anna', muted: true })
    test.ask(anna, { type: 'raiseHand' })
    test.ask(teacher, invite('anna', 'speak'))
    expect(typesOf(test.ask(anna, accept))).toEqual(['inviteEnded', 'handLowered', 'micAllowed', 'speechGranted'])
  })
})

describe('the stage', () => {
  it('[R11] comes with microphone, camera, screen share and the pen', () => {
    const test = stageRoom(anna)
    expect(test.room.floor).toEqual({ userId: 'anna', onStage: true, canDraw: true, since: test.now })
    expect(publishRights(test.room, 'anna')).toEqual({ mic: true, camera: true, screen: true })
    expect(mayDraw(test.room, 'anna')).toBe(true)
  })

  it('[R11] inviting another takes it back first, when they accept', () => {
    const test = stageRoom(anna)
    test.ask(teacher, invite('ben', 'stage'))
    expect(test.room.floor?.userId).toBe('anna')
    expect(test.ask(ben, accept).map(({ type, ...event }) => [type, 'userId' in event && event.userId])).toEqual([
      ['inviteEnded', 'ben'],
      ['stageLeft', 'anna'],
      ['boardRevoked', 'anna'],
      ['speechRevoked', 'anna'],
      ['speechGranted', 'ben'],
      ['stageEntered', 'ben'],
      ['boardGranted', 'ben'],
    ])
    expect(test.room.floor?.userId).toBe('ben')
  })

  it('[R11] who has to make room stops sending what only the stage allows', () => {
    const test = stageRoom(anna)
    test.ask(anna, { type: 'reportMedia', media: { mic: true, screen: true } })
    bringOnStage(test, ben)
    expect(test.room.participants.anna?.media).toEqual({ mic: false, camera: false, screen: false })
  })

  it('[R11] is left by the student', () => {
    const test = stageRoom(anna)
    expect(typesOf(test.ask(anna, { type: 'leaveStage' }))).toEqual(['stageLeft', 'boardRevoked', 'speechRevoked'])
    expect(test.room.floor).toBeNull()
    expect(test.refusal(anna, { type: 'leaveStage' })).toBe('not-on-stage')
  })

  it('[R11] the teacher sends back; doing it twice changes nothing', () => {
    const test = stageRoom(anna)
    test.ask(teacher, { type: 'sendBack', userId: 'anna' })
    expect(test.room.floor).toBeNull()
    expect(test.ask(teacher, { type: 'sendBack', userId: 'anna' })).toEqual([])
    expect(test.refusal(teacher, { type: 'sendBack', userId: 'nobody' })).toBe('no-such-participant')
  })

  it('[R11] the end of a turn closes the microphone, also where everyone may open theirs', () => {
    const test = liveRoom([anna], { speechMode: 'free' })
    bringOnStage(test, anna)
    test.ask(anna, { type: 'reportMedia', media: { mic: true, camera: true } })
    test.ask(teacher, { type: 'sendBack', userId: 'anna' })
    expect(test.room.participants.anna?.media).toEqual({ mic: false, camera: true, screen: false })
    expect(test.refusal(anna, { type: 'reportMedia', media: { mic: true } })).toBeNull()
  })

  it('[R10] sending back also takes back an invitation that is still open', () => {
    const test = liveRoom()
    test.ask(teacher, invite('anna', 'stage'))
    expect(typesOf(test.ask(teacher, { type: 'sendBack', userId: 'anna' }))).toEqual(['inviteEnded'])
  })

  it('[R13] can be reached while all are muted, and the one on it is heard', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'muteAll', muted: true })
    bringOnStage(test, anna)
    expect(publishRights(test.room, 'anna').mic).toBe(true)
  })
})

describe('the pen', () => {
  it('[R11] can be taken from the one on stage, and given back', () => {
    const test = stageRoom(anna)
    expect(typesOf(test.ask(teacher, grant('anna', false)))).toEqual(['boardRevoked'])
    expect(test.room.floor).toMatchObject({ onStage: true, canDraw: false })
    expect(mayDraw(test.room, 'anna')).toBe(false)
    expect(test.ask(teacher, grant('anna', false))).toEqual([])
    test.ask(teacher, grant('anna'))
    expect(mayDraw(test.room, 'anna')).toBe(true)
    expect(test.ask(teacher, grant('anna'))).toEqual([])
  })

  it('[R11] can be given to a student in their seat; taking it back leaves nobody on the floor', () => {
    const test = liveRoom()
    test.ask(teacher, grant('anna'))
    expect(test.room.floor).toMatchObject({ onStage: false, canDraw: true })
    test.ask(teacher, grant('anna', false))
    expect(test.room.floor).toBeNull()
  })

  it('[R11] giving it to another takes stage and pen from the one who has them', () => {
    const test = stageRoom(anna)
    expect(typesOf(test.ask(teacher, grant('ben')))).toEqual([
      'stageLeft',
      'boardRevoked',
      'speechRevoked',
      'boardGranted',
    ])
    expect(test.room.floor).toMatchObject({ userId: 'ben', onStage: false, canDraw: true })
  })

  it('[R9][R11] taking only the pen away does not end a speech from the seat', () => {
    const test = liveRoom()
    test.ask(anna, { type: 'raiseHand' })
    test.ask(teacher, { type: 'acceptHand', userId: 'anna' })
    test.ask(teacher, grant('anna'))
    test.ask(teacher, grant('ben'))
    expect(test.room.participants.anna?.speaking).toBe(true)
  })

  it('[R11] who has it in their seat keeps it on stage', () => {
    const test = liveRoom()
    test.ask(teacher, grant('anna'))
    expect(typesOf(bringOnStage(test, anna))).toEqual(['inviteEnded', 'speechGranted', 'stageEntered'])
    expect(test.room.floor).toMatchObject({ onStage: true, canDraw: true })
  })
})
