import { expect, it } from 'vitest'
import { percentRead, type ReadingEvent, readingReducer, startReading } from './reading.ts'

const read = (...events: ReadingEvent[]) => events.reduce(readingReducer, startReading(0))

it('counts a sentence that was in view for a second', () => {
  const reading = read({ type: 'entered', sentence: 0, at: 0 }, { type: 'left', sentence: 0, at: 1_000 })
  expect(percentRead(reading, 4)).toBe(25)
})

it('does not count a sentence that was scrolled past', () => {
  const reading = read({ type: 'entered', sentence: 0, at: 0 }, { type: 'left', sentence: 0, at: 300 })
  expect(percentRead(reading, 4)).toBe(0)
})

it('does not count what is in view of a hidden page', () => {
  const reading = read(
    { type: 'entered', sentence: 0, at: 0 },
    { type: 'hidden', at: 200 },
    { type: 'ticked', at: 9_000 },
    { type: 'shown', at: 9_500 },
    { type: 'ticked', at: 9_900 },
  )
  expect(percentRead(reading, 1)).toBe(0)
  expect(reading.unreportedMs).toBe(600)
})

it('begins to count the time anew after each report', () => {
  const reading = read({ type: 'ticked', at: 30_000 }, { type: 'reported', at: 30_000 }, { type: 'ticked', at: 45_000 })
  expect(reading.unreportedMs).toBe(15_000)
})

it('takes a page that slept for a minute of reading at most', () => {
  expect(read({ type: 'ticked', at: 3_600_000 }).unreportedMs).toBe(60_000)
})

it('keeps the time of a report that failed for the next one', () => {
  const reading = read(
    { type: 'ticked', at: 30_000 },
    { type: 'reported', at: 30_000 },
    { type: 'reportFailed', unreportedMs: 30_000, at: 31_000 },
  )
  expect(reading.unreportedMs).toBe(31_000)
})
