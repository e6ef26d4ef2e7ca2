import { expect, it } from 'vitest'
import { MINUTE_MS } from '../durations.ts'
import { isKeyframeDue } from './keyframe-cadence.ts'

const MB = 1024 * 1024
const saved = (sizeBytes: number) => ({ seq: 100, at: 0, logBytes: 0, sizeBytes })
const room = (events: number, logBytes = 0) => ({ seq: 100 + events, log: { bytes: logBytes, byStudent: {} } })

it.each([
  ['a room in which nothing happened', false, saved(1_000), room(0), 60 * MINUTE_MS],
  ['a small room after a few events and seconds', false, saved(1_000), room(499), MINUTE_MS - 1],
  ['a small room after 500 events', true, saved(1_000), room(500), 0],
  ['a small room after a minute', true, saved(1_000), room(1), MINUTE_MS],
  ['a large room after 500 events that weigh little', false, saved(32 * MB), room(500, MB), MINUTE_MS],
  ['a large room whose log grew by a quarter of it', true, saved(32 * MB), room(500, 8 * MB), MINUTE_MS],
  ['a large room after ten minutes', true, saved(32 * MB), room(1), 10 * MINUTE_MS],
] as const)('%s: %s', (_, isDue, before, after, now) => {
  expect(isKeyframeDue(before, after, now)).toBe(isDue)
})
