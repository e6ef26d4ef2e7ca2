import type { RoomEvent, RoomEventBody } from '@hwjy/classroom/core'
import { describe, expect, it } from 'vitest'
import { reactionsTo } from './classmates.ts'
import { nextStep, stepDoneBy } from './tour.ts'

const event = (body: RoomEventBody, by = 'me'): RoomEvent => ({ ...body, seq: 1, at: 0, by, id: 'id' })
const stroke = (author: string) =>
  event({ type: 'board.strokeAdded', pageId: 'p', strokeId: 's', author, bytes: new Uint8Array() }, author)

describe('the tour', () => {
  it.each([
    ['starting the class', event({ type: 'classStarted' }), 'start'],
    ['the visitor’s first stroke', stroke('me'), 'write'],
    ['taking a hand', event({ type: 'speechGranted', userId: 'anna' }), 'hand'],
    ['turning a hand down', event({ type: 'handLowered', userId: 'anna', reason: 'rejected' }), 'hand'],
    ['a message of the visitor', event({ type: 'chatSent', userId: 'me', text: '你好' }), 'chat'],
    ['a stroke of somebody else', stroke('anna'), null],
    ['a message of somebody else', event({ type: 'chatSent', userId: 'ben', text: '你好' }, 'ben'), null],
    ['a hand its owner takes down', event({ type: 'handLowered', userId: 'anna', reason: 'withdrawn' }, 'anna'), null],
  ] as const)('counts %s', (_, happened, step) => expect(stepDoneBy(happened, 'me')).toBe(step))

  it('goes on to the first thing not done, and ends', () => {
    expect(nextStep(new Set(['start', 'chat']))).toBe('write')
    expect(nextStep(new Set(['start', 'write', 'hand', 'chat']))).toBeNull()
  })
})

describe('the classmates', () => {
  it('greet when the class starts', () => {
    expect(reactionsTo(event({ type: 'classStarted' }), 'me', 0).map(({ command }) => command.type)).toEqual([
      'say',
      'say',
    ])
  })
  it('raise a hand after the visitor’s first stroke, and only then', () => {
    expect(reactionsTo(stroke('me'), 'me', 0).map(({ command }) => command.type)).toEqual(['raiseHand'])
    expect(reactionsTo(stroke('me'), 'me', 1)).toEqual([])
    expect(reactionsTo(stroke('anna'), 'me', 0)).toEqual([])
  })
})
