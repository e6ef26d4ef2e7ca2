import { expect, it, vi } from 'vitest'
import { pause } from './pause.ts'

it('a pause ends at once when the caller gives up, and does not begin when the caller has', async () => {
  const abort = new AbortController()
  const waiting = pause(60_000, abort.signal)
  abort.abort(new Error('left the page'))
  await expect(waiting).rejects.toThrow('left the page')
  await expect(pause(60_000, abort.signal)).rejects.toThrow('left the page')
})

it('a pause ends when its time has passed, and leaves nothing at the signal', async () => {
  vi.useFakeTimers()
  const { signal } = new AbortController()
  const remove = vi.spyOn(signal, 'removeEventListener')
  const waiting = pause(250, signal)
  await vi.advanceTimersByTimeAsync(250)
  await waiting
  expect(remove).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
