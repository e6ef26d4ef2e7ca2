import { expect, it } from 'vitest'
import { createArrivals } from './arrivals.ts'

const forever = () => new Promise<never>(() => {})

it('of one owner, and of all, are limited: whoever is one too many comes again', async () => {
  const arrivals = createArrivals({ ofOwner: 1, inAll: 2 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = arrivals.take('a/', () => promise)
  await expect(arrivals.take('a/', forever)).rejects.toMatchObject({ code: 'SlowDown', status: 503 })
  void arrivals.take('b/', forever)
  await expect(arrivals.take('c/', forever)).rejects.toMatchObject({ code: 'SlowDown' })
  resolve('stored')
  expect(await first).toBe('stored')
  expect(await arrivals.take('a/', async () => 'next')).toBe('next')
})

it('make room also when they break off', async () => {
  const arrivals = createArrivals({ ofOwner: 1, inAll: 1 })
  await expect(arrivals.take('a/', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await arrivals.take('a/', async () => 'next')).toBe('next')
})
