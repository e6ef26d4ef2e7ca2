import { expect, it } from 'vitest'
import { type Budget, createBudget, inSeconds, spend } from './budget.ts'

const paid = (budget: Budget, times: number, now: number, key = 'anna', cost = 1) =>
  Array.from({ length: times }, () => budget.take(key, now, cost)).filter((refusal) => refusal === null).length

it('a budget allows a burst, then a steady pace, to each key by itself', () => {
  const budget = createBudget({ burst: 10, perSecond: 2 })
  expect(paid(budget, 20, 0)).toBe(10)
  expect(budget.take('anna', 0)).toEqual({ retryAfterMs: 500 })
  expect(paid(budget, 20, 0, 'ben')).toBe(10)
  expect(paid(budget, 20, 3_000)).toBe(6)
  expect(paid(budget, 20, 600_000)).toBe(10)
})

it('a clock that is set back keeps nobody out', () => {
  const budget = createBudget({ burst: 10, perSecond: 2 })
  budget.take('anna', 600_000)
  expect(paid(budget, 5, 0)).toBe(5)
})

it('what is given back can be spent again, and never makes more than a burst', () => {
  const budget = createBudget({ burst: 10, perSecond: 2 })
  for (let i = 0; i < 100; i++) {
    expect(budget.take('anna', 0)).toBeNull()
    budget.giveBack('anna')
  }
  budget.giveBack('anna', 1_000)
  expect(paid(budget, 20, 0)).toBe(10)
})

it('a cost is paid as a whole or not at all', () => {
  const budget = createBudget({ burst: 100, perSecond: 10 })
  expect(paid(budget, 5, 0, 'anna', 40)).toBe(2)
  expect(budget.take('anna', 0, 40)).toEqual({ retryAfterMs: 2_000 })
  // The refused costs took nothing.
  expect(budget.take('anna', 0, 20)).toBeNull()
})

it('a cost above the burst is paid by a full bucket, and by nothing less', () => {
  const allowance = { burst: 10, perSecond: 1 }
  expect(spend(undefined, allowance, 1_000, 0)).toEqual({ bucket: { tokens: 0, at: 0 }, waitMs: 0 })
  expect(spend({ tokens: 9, at: 0 }, allowance, 1_000, 0).waitMs).toBe(1_000)
})

it('seconds to wait are whole, so that a client which waits them is let in', () => {
  expect(inSeconds({ retryAfterMs: 1 })).toEqual({ retryAfterSeconds: 1 })
  expect(inSeconds({ retryAfterMs: 1_001 })).toEqual({ retryAfterSeconds: 2 })
})
