import { expect, it } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

const take = (limiter: ReturnType<typeof createRateLimiter>, count: number, now: number, key = 'anna') =>
  Array.from({ length: count }, () => limiter.take(key, now)).filter((limited) => limited === null).length

it('allows a burst, then a steady pace, to each by themselves', () => {
  const limiter = createRateLimiter(10, 2)
  expect(take(limiter, 20, 0)).toBe(10)
  expect(limiter.take('anna', 0)).toEqual({ retryAfterSeconds: 1 })
  expect(take(limiter, 20, 0, 'ben')).toBe(10)
  expect(take(limiter, 20, 3_000)).toBe(6)
  expect(take(limiter, 20, 600_000)).toBe(10)
})

it('keeps nobody out when the clock is set back', () => {
  const limiter = createRateLimiter(10, 2)
  limiter.take('anna', 600_000)
  expect(take(limiter, 5, 0)).toBe(5)
})

it('takes nothing from whom it gives back, and never gives more than a burst', () => {
  const limiter = createRateLimiter(10, 2)
  for (let i = 0; i < 100; i++) {
    expect(limiter.take('anna', 0)).toBeNull()
    limiter.giveBack('anna')
  }
  limiter.giveBack('anna')
  expect(take(limiter, 20, 0)).toBe(10)
})
