import { describe, expect, it } from 'vitest'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { lessonStart } from './lesson-start.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)

describe('a lesson that nobody has started', () => {
  it.each([
    ['is ahead until the last moment', '11:59:59.999', { state: 'ahead' }],
    ['is due at its start', '12:00:00', { state: 'due' }],
    ['is due for a minute', '12:00:59.999', { state: 'due' }],
    ['should have begun a minute ago from then on', '12:01:00', { state: 'overdue', minutes: 1 }],
    ['counts whole minutes', '12:12:59', { state: 'overdue', minutes: 12 }],
    ['is overdue until its planned end', '12:49:59.999', { state: 'overdue', minutes: 49 }],
    ['is over at its planned end', '12:50:00', { state: 'over' }],
  ])('%s', (_, time, state) => expect(lessonStart(lessonAt19, at(time))).toEqual(state))
})

describe('a lesson that was started', () => {
  const early = { ...lessonAt19, startedAt: '2026-11-20T11:58:00Z' }
  it.each([
    ['runs from its real start, before the planned one too', '11:59:00', 60],
    ['goes on after its planned end', '12:51:00', 3_180],
    ['never runs backwards on a clock that lags', '11:57:00', 0],
  ])('%s', (_, time, seconds) => expect(lessonStart(early, at(time))).toEqual({ state: 'running', seconds }))
})
