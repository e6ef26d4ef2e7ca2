import { expect, it, vi } from 'vitest'
import { createLoader } from './loader.ts'

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
