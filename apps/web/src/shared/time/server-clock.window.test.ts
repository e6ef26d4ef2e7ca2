import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serverClock, useServerNow } from './server-clock.ts'

afterEach(() => {
  vi.useRealTimers()
  serverClock.note('2026-11-20T12:00:00Z', Date.parse('2026-11-20T12:00:00Z'))
})

it('goes by the server, once an answer told its time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:05:00Z') })
  serverClock.note('2026-11-20T12:00:00Z', Date.now())
  expect(renderHook(() => useServerNow()).result.current).toBe(Date.parse('2026-11-20T12:00:00Z'))
})
