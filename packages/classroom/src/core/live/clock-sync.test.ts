import { expect, it } from 'vitest'
import { noon } from '../../../test/test-room.ts'
import { guessClock, syncClock, unsyncedClock } from './clock-sync.ts'

it('[R23] a ping tells how far the authority’s clock is ahead', () => {
  const sync = syncClock(unsyncedClock, noon, noon + 5_020, noon + 40)
  expect(sync).toMatchObject({ offsetMs: 5_000, roundTripMs: 40 })
})

it('[R23] believes the fastest of the last pings', () => {
  const fast = syncClock(unsyncedClock, noon, noon + 1_010, noon + 20)
  const slow = syncClock(fast, noon, noon + 1_900, noon + 1_000)
  expect(slow).toMatchObject({ offsetMs: 1_000, roundTripMs: 1_000 })
})

it('[R23] forgets a fast ping when the clocks have had time to drift', () => {
  let sync = syncClock(unsyncedClock, noon, noon + 1_001, noon + 2)
  for (let no = 0; no < 8; no++) sync = syncClock(sync, noon, noon + 1_220, noon + 40)
  expect(sync.offsetMs).toBe(1_200)
})

it('[R23] guesses from the welcome until a ping knows better', () => {
  expect(guessClock(unsyncedClock, noon + 300, noon).offsetMs).toBe(300)
  const known = syncClock(unsyncedClock, noon, noon + 10, noon + 20)
  expect(guessClock(known, noon + 300, noon)).toBe(known)
})
