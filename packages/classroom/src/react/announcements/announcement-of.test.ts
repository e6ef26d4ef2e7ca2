import { describe, expect, it } from 'vitest'
import type { RoomCommand, RoomEvent } from '../../core/room/room-types.ts'
import { createMemoryRoom, type MemoryPerson } from '../../adapters/local/memory-room.ts'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { announcementOf } from './announcement-of.ts'

/** What a listener hears while others act. */
function heardBy(listener: MemoryPerson, ...acts: readonly (readonly [MemoryPerson | 'system', RoomCommand])[]) {
  const room = createMemoryRoom()
  const channel = room.join(listener)
  for (const person of [liTeacher, anna, ben]) room.act(person, { type: 'enter' })
  room.act(liTeacher, { type: 'start' })
  const heard: { key: string; isUrgent: boolean }[] = []
  channel.onEvent((event: RoomEvent) => {
    const me = { userId: listener.userId, isTeacher: listener.role === 'teacher' }
    const announcement = announcementOf(event, room.getState(), me)
    if (announcement) heard.push({ key: announcement.key, isUrgent: announcement.isUrgent })
  })
  for (const [person, command] of acts) room.act(person, command)
  return heard
}

describe('announcements', () => {
  it('a raised hand is told to the teacher, quietly, and to no other person', () => {
    const raise = [anna, { type: 'raiseHand' }] as const
    expect(heardBy(liTeacher, raise)).toEqual([{ key: 'announce.handRaised', isUrgent: false }])
    expect(heardBy(ben, raise)).toEqual([])
  })

  it('an invitation is urgent for the invited student', () => {
    const invite = [liTeacher, { type: 'invite', userId: 'anna', to: 'stage' }] as const
    expect(heardBy(anna, invite)).toEqual([{ key: 'announce.invitedToStage', isUrgent: true }])
    expect(heardBy(ben, invite)).toEqual([])
  })

  it('a student who is muted hears it; so does one who may speak again', () => {
    expect(
      heardBy(
        anna,
        [liTeacher, { type: 'mute', userId: 'anna', muted: true }],
        [liTeacher, { type: 'mute', userId: 'anna', muted: false }],
      ).map(({ key }) => key),
    ).toEqual(['announce.youMuted', 'announce.youUnmuted'])
  })

  it('the teacher hears how an invitation was answered', () => {
    expect(
      heardBy(
        liTeacher,
        [liTeacher, { type: 'invite', userId: 'anna', to: 'speak' }],
        [anna, { type: 'answerInvite', accept: false }],
      ).map(({ key }) => key),
    ).toEqual(['announce.inviteDeclined'])
  })

  it('[R35] the spotlight is told to all, and its end', () => {
    const acts = [
      [liTeacher, { type: 'setSpotlight', userIds: ['anna'] }],
      [liTeacher, { type: 'setSpotlight', userIds: [] }],
    ] as const
    const keysFor = (listener: MemoryPerson) => heardBy(listener, ...acts).map(({ key }) => key)
    expect(keysFor(anna)).toEqual(['announce.youInSpotlight', 'announce.spotlightEnded'])
    expect(keysFor(ben)).toEqual(['announce.inSpotlight', 'announce.spotlightEnded'])
  })

  it('strokes and messages are not announced: they would never end', () => {
    expect(
      heardBy(
        ben,
        [anna, { type: 'say', text: '你好' }],
        [liTeacher, { type: 'board.addPage', pageId: 'p', background: 'white' }],
      ),
    ).toEqual([])
  })
})
