import { describe, expect, it } from 'vitest'
import { anna, ben, chika, liveRoom, teacher, typesOf } from '../../../../test/test-room.ts'
import { decodeKeyframe, encodeKeyframe } from '../../live/keyframe.ts'
import type { ViewCommand } from './view.ts'

const layout = (change: Partial<Extract<ViewCommand, { type: 'setLayout' }>> = {}) =>
  ({ type: 'setLayout', layout: 'gallery', content: 'board', follow: true, ...change }) as const

describe('[R35] the layout for everybody', () => {
  it('is chosen by the teacher, and asking for it again changes nothing', () => {
    const test = liveRoom()
    expect(test.refusal(anna, layout())).toBe('teacher-only')
    expect(typesOf(test.ask(teacher, layout()))).toEqual(['layoutSet'])
    expect(test.room.view).toMatchObject({ layout: 'gallery', isFollowed: true })
    expect(test.ask(teacher, layout())).toEqual([])
    test.ask(teacher, layout({ layout: null, follow: false }))
    expect(test.room.view).toMatchObject({ layout: null, isFollowed: false })
  })

  it('reaches a late-comer with the keyframe', () => {
    const test = liveRoom()
    test.ask(teacher, layout({ layout: 'split' }))
    test.ask(teacher, { type: 'arrangeSeats', order: ['ben', 'anna'] })
    expect(decodeKeyframe(encodeKeyframe(test.room))?.view).toEqual(test.room.view)
  })
})

describe('[R34] a shared screen', () => {
  it('comes to the front when it begins, and the board is back at its end', () => {
    const test = liveRoom()
    test.ask(teacher, layout({ layout: 'board' }))
    test.ask(teacher, { type: 'reportMedia', media: { screen: true } })
    expect(test.room.view.content).toBe('screen')
    test.ask(teacher, layout({ layout: 'board', content: 'board' }))
    expect(test.room.view.content).toBe('board')
    test.ask(teacher, layout({ layout: 'board', content: 'screen' }))
    test.ask(teacher, { type: 'reportMedia', media: { screen: false } })
    expect(test.room.view.content).toBe('board')
  })
})

describe('[R35] the spotlight', () => {
  it('shows one or two people who are here', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'setSpotlight', userIds: ['anna', 'anna'] })
    expect(test.room.view.spotlight).toEqual(['anna'])
    expect(test.refusal(teacher, { type: 'setSpotlight', userIds: [chika.userId] })).toBe('no-such-participant')
    expect(test.refusal(ben, { type: 'setSpotlight', userIds: ['ben'] })).toBe('teacher-only')
  })

  it('loses a person who leaves or is removed, and keeps one whose connection dropped', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'setSpotlight', userIds: ['anna', 'ben'] })
    test.ask(anna, { type: 'leave', reason: 'lost' })
    expect(test.room.view.spotlight).toEqual(['anna', 'ben'])
    test.ask(anna, { type: 'leave', reason: 'left' })
    expect(test.room.view.spotlight).toEqual(['ben'])
    test.ask(teacher, { type: 'remove', userId: 'ben', reason: '' })
    expect(test.room.view.spotlight).toEqual([])
  })
})

describe('[R35] the order of seats', () => {
  it('holds people who are or were in the room, each once', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'arrangeSeats', order: ['ben', 'anna', 'ben'] })
    expect(test.room.view.order).toEqual(['ben', 'anna'])
    expect(test.refusal(teacher, { type: 'arrangeSeats', order: ['nobody'] })).toBe('no-such-participant')
    test.ask(teacher, { type: 'arrangeSeats', order: null })
    expect(test.room.view.order).toBeNull()
  })
})
