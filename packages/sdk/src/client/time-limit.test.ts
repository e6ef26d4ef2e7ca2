import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timeLimit } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a time limit aborts with a TimeoutError when the time is over, not before', () => {
  const { signal } = timeLimit(60_000, undefined)
  vi.advanceTimersByTime(59_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('a time limit aborts with the caller’s reason when the caller does, also when that was before', () => {
  const reason = new Error('left the page')
  const outer = new AbortController()
  const { signal } = timeLimit(60_000, outer.signal)
  outer.abort(reason)
  expect(signal.reason).toBe(reason)
  expect(timeLimit(60_000, outer.signal).signal.reason).toBe(reason)
})

it('a time limit leaves no timer and no listener behind', () => {
  const outer = new AbortController()
  const { signal, release } = timeLimit(60_000, outer.signal)
  release()
  expect(vi.getTimerCount()).toBe(0)
  outer.abort()
  expect(signal.aborted).toBe(false)
})
