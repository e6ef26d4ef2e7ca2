import { describe, expect, it } from 'vitest'
import { anna, ben, liveRoom, stageRoom, teacher, typesOf } from '../../../../test/test-room.ts'
import type { MediaKind } from '../room-types.ts'
import { publishRights } from '../selectors.ts'

const report = (media: Partial<Record<MediaKind, boolean>>) => ({ type: 'reportMedia', media }) as const

describe('who may send what', () => {
  it.each([
    ['small', 'free', { mic: true, camera: true, screen: false }],
    ['small', 'afterRaise', { mic: false, camera: true, screen: false }],
    ['large', 'free', { mic: true, camera: false, screen: false }],
    ['large', 'afterRaise', { mic: false, camera: false, screen: false }],
  ] as const)('[R9][R12] a student in a %s class with %s speech', (classType, speechMode, rights) => {
    const test = liveRoom([anna], { classType, speechMode })
    expect(publishRights(test.room, 'anna')).toEqual(rights)
    expect(publishRights(test.room, 'teacher')).toEqual({ mic: true, camera: true, screen: true })
  })

  it('nobody who is not in the class', () => {
    const test = liveRoom([anna, ben], { speechMode: 'free' })
    const none = { mic: false, camera: false, screen: false }
    test.ask(anna, { type: 'leave', reason: 'left' })
    expect(publishRights(test.room, 'anna')).toEqual(none)
    expect(publishRights(test.room, 'stranger')).toEqual(none)
    test.ask(teacher, { type: 'end', reason: 'teacher' })
    expect(publishRights(test.room, 'ben')).toEqual(none)
    expect(publishRights(test.room, 'teacher')).toEqual(none)
  })

  it('[R31] somebody whose line dropped keeps the right to send on return', () => {
    const test = liveRoom([anna], { speechMode: 'free' })
    test.ask(anna, { type: 'leave', reason: 'lost' })
    expect(publishRights(test.room, 'anna').mic).toBe(true)
    expect(test.refusal(anna, report({ mic: true }))).toBe('not-in-room')
  })
})

describe('reports of what is sent', () => {
  it('[R12] camera on closes the screen share, and the other way round', () => {
    const test = liveRoom()
    test.ask(teacher, report({ screen: true }))
    expect(test.ask(teacher, report({ camera: true }))).toMatchObject([{ media: { camera: true, screen: false } }])
    expect(test.ask(teacher, report({ screen: true }))).toMatchObject([{ media: { camera: false, screen: true } }])
    expect(test.refusal(teacher, report({ camera: true, screen: true }))).toBe('invalid-command')
  })

  it('[R12] only changes are events', () => {
    const test = liveRoom()
    test.ask(teacher, report({ mic: true }))
    expect(test.ask(teacher, report({ mic: true, camera: false }))).toEqual([])
    expect(test.ask(teacher, report({}))).toEqual([])
  })

  it('[R12] what is not allowed is refused, turning off never is', () => {
    const test = liveRoom([anna], { classType: 'large' })
    expect(test.refusal(anna, report({ camera: true }))).toBe('not-allowed-to-show-video')
    expect(test.refusal(anna, report({ screen: true }))).toBe('share-needs-stage')
    expect(test.refusal(anna, report({ mic: true }))).toBe('not-allowed-to-speak')
    expect(test.refusal(anna, report({ mic: false, camera: false, screen: false }))).toBeNull()
  })
})

describe('camera off for all', () => {
  const camerasOff = { type: 'camerasOff', off: true } as const

  it('[R13] closes every student’s camera, on stage too, and not the teacher’s', () => {
    const test = stageRoom(anna)
    for (const person of [teacher, anna, ben]) test.ask(person, report({ camera: true }))
    test.ask(teacher, camerasOff)
    const open = Object.values(test.room.participants).filter(({ media }) => media.camera)
    expect(open.map(({ userId }) => userId)).toEqual(['teacher'])
    expect(test.refusal(ben, report({ camera: true }))).toBe('camera-off-for-all')
  })

  it('[R13] ends with the same switch', () => {
    const test = liveRoom()
    test.ask(teacher, camerasOff)
    expect(test.ask(teacher, camerasOff)).toEqual([])
    test.ask(teacher, { type: 'camerasOff', off: false })
    expect(test.refusal(anna, report({ camera: true }))).toBeNull()
  })
})

describe('camera off for one', () => {
  const block = { type: 'blockCamera', userId: 'anna', blocked: true } as const

  it('[R46] closes the camera of one student and keeps it closed until it is allowed', () => {
    const test = liveRoom()
    for (const person of [anna, ben]) test.ask(person, report({ camera: true }))
    expect(typesOf(test.ask(teacher, block))).toEqual(['cameraBlocked', 'mediaReported'])
    expect(test.room.participants.anna?.media.camera).toBe(false)
    expect(test.room.participants.ben?.media.camera).toBe(true)
    expect(test.refusal(anna, report({ camera: true }))).toBe('camera-off-by-teacher')
    expect(test.ask(teacher, block)).toEqual([])
    test.ask(teacher, { ...block, blocked: false })
    expect(test.refusal(anna, report({ camera: true }))).toBeNull()
  })

  it('[R46] holds on stage too, and for nobody who is not a student', () => {
    const test = stageRoom(anna)
    test.ask(teacher, block)
    expect(test.refusal(anna, report({ camera: true }))).toBe('camera-off-by-teacher')
    expect(test.refusal(teacher, { ...block, userId: 'teacher' })).toBe('no-such-participant')
  })
})

describe('one shared screen at a time', () => {
  it('[R47] a student on stage cannot share over the teacher’s screen, and can once it ends', () => {
    const test = stageRoom(anna)
    test.ask(teacher, report({ screen: true }))
    expect(test.refusal(anna, report({ screen: true }))).toBe('share-taken')
    test.ask(teacher, report({ screen: false }))
    expect(test.refusal(anna, report({ screen: true }))).toBeNull()
  })

  it('[R47] the teacher’s share takes the place of a student’s, first', () => {
    const test = stageRoom(anna)
    test.ask(anna, report({ screen: true }))
    expect(test.ask(teacher, report({ screen: true }))).toMatchObject([
      { userId: 'anna', media: { screen: false } },
      { userId: 'teacher', media: { screen: true } },
    ])
    expect(test.refusal(anna, report({ screen: true }))).toBe('share-taken')
  })
})

describe('a weak network', () => {
  it('[R32] is told to the room when its step changes, and forgotten with the connection', () => {
    const test = liveRoom()
    const step = { type: 'reportNetwork', step: 'teacherOnly' } as const
    expect(typesOf(test.ask(anna, step))).toEqual(['networkReported'])
    expect(test.ask(anna, step)).toEqual([])
    expect(test.room.participants.anna?.network).toBe('teacherOnly')
    test.ask(anna, { type: 'leave', reason: 'lost' })
    expect(test.room.participants.anna?.network).toBeUndefined()
  })
})
