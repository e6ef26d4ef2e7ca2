import { expect, it, vi } from 'vitest'
import { createListeners } from './listeners.ts'

const listener = () => vi.fn<(text: string, count: number) => void>()

it('all listeners are called with the same values, in the order in which they were added', () => {
  const listeners = createListeners<[text: string, count: number]>()
  const calls: string[] = []
  listeners.add((text, count) => calls.push(`first ${text} ${count}`))
  listeners.add((text, count) => calls.push(`second ${text} ${count}`))
  listeners.call('a', 1)
  expect(calls).toEqual(['first a 1', 'second a 1'])
})

it('a function that was added twice is called twice, and stops once for each', () => {
  const listeners = createListeners<[text: string, count: number]>()
  const twice = listener()
  const stop = listeners.add(twice)
  listeners.add(twice)
  listeners.call('a', 1)
  expect(twice).toHaveBeenCalledTimes(2)
  stop()
  stop()
  expect(listeners.size).toBe(1)
})

it('a listener that throws stops no other and is reported as uncaught', () => {
  const queued: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => queued.push(task))
  const listeners = createListeners<[text: string, count: number]>()
  listeners.add(() => {
    throw new RangeError('broken')
  })
  const other = listener()
  listeners.add(other)
  listeners.call('a', 1)
  vi.unstubAllGlobals()
  expect(other).toHaveBeenCalledExactlyOnceWith('a', 1)
  expect(queued).toHaveLength(1)
  expect(queued[0]).toThrow('broken')
})

it('cleared listeners are not called', () => {
  const listeners = createListeners<[text: string, count: number]>()
  const forgotten = listener()
  listeners.add(forgotten)
  listeners.clear()
  listeners.call('a', 1)
  expect(forgotten).not.toHaveBeenCalled()
})
