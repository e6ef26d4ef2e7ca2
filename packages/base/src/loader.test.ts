import { expect, it, vi } from 'vitest'
import { createLoader, whenLoaded } from './loader.ts'

it('a loader fetches its value once, however often it is asked', async () => {
  const fetchValue = vi.fn<() => Promise<string>>(async () => 'menu')
  const loader = createLoader(fetchValue)
  expect(loader.loaded()).toBeNull()
  expect(await Promise.all([loader.load(), loader.load()])).toEqual(['menu', 'menu'])
  expect(await loader.load()).toBe('menu')
  expect(loader.loaded()).toBe('menu')
  expect(fetchValue).toHaveBeenCalledOnce()
})

it('a loader tries again after a failure', async () => {
  const fetchValue = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce('menu')
  const loader = createLoader(fetchValue)
  await expect(loader.load()).rejects.toThrow('offline')
  expect(loader.loaded()).toBeNull()
  expect(await loader.load()).toBe('menu')
})

it('a fetch that failed is repeated until the value is here, and a caller who went away is not called', async () => {
  vi.useFakeTimers()
  let isOffline = true
  const loader = createLoader(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve('words')))
  const [called, gone] = [vi.fn<(value: string) => void>(), vi.fn<(value: string) => void>()]
  whenLoaded(loader, called)
  const stop = whenLoaded(loader, gone)
  await vi.advanceTimersByTimeAsync(1_000)
  isOffline = false
  stop()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(called.mock.calls).toEqual([['words']])
  expect(gone).not.toHaveBeenCalled()
  whenLoaded(loader, called)
  expect(called).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
