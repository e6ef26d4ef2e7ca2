import { describe, expect, it } from 'vitest'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { entryRefreshDelay } from './entry-refresh-delay.ts'

const doorOpensAt = Date.parse(lessonAt19.doorOpensAt)
const closed = { lesson: lessonAt19, denial: 'doorNotOpen', offsetMs: 0 } as const

describe('waiting at the door', () => {
  it('[R1] asks again right after it opens', () => {
    expect(entryRefreshDelay(closed, doorOpensAt - 4_000)).toBe(4_250)
  })

  it('goes by the server’s clock', () => {
    expect(entryRefreshDelay({ ...closed, offsetMs: 2_000 }, doorOpensAt - 4_000)).toBe(2_250)
  })

  it('asks every 15 seconds long before, and when the server still says no', () => {
    expect(entryRefreshDelay(closed, doorOpensAt - 3_600_000)).toBe(15_000)
    expect(entryRefreshDelay(closed, doorOpensAt + 1)).toBe(15_000)
  })

  it('[R5] waits for a seat in a full class', () => {
    expect(entryRefreshDelay({ ...closed, denial: 'roomFull' }, doorOpensAt)).toBe(15_000)
  })

  it('[R46] a removed student is asked for every 5 seconds, until the class is over', () => {
    const removed = { ...closed, denial: 'removed' } as const
    expect(entryRefreshDelay(removed, doorOpensAt)).toBe(5_000)
    expect(entryRefreshDelay({ ...removed, lesson: { ...lessonAt19, status: 'ended' } }, doorOpensAt)).toBe(false)
  })

  it.each([null, 'ended', 'entryClosed', 'notEnrolled'] as const)('has nothing to wait for when %s', (denial) => {
    expect(entryRefreshDelay({ ...closed, denial }, doorOpensAt)).toBe(false)
  })
})
