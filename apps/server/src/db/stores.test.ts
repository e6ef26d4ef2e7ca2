import { expect, it, vi } from 'vitest'
import type { Database } from './database.ts'
import { createStores } from './stores.ts'

const makes = vi.hoisted(() => vi.fn<(db: unknown) => object>(() => ({})))
vi.mock('./nonces.ts', () => ({ createNonces: makes }))

const database = () => ({}) as Database

it('a store is made when it is first asked for, and once', () => {
  makes.mockClear()
  const db = database()
  const stores = createStores(db)
  expect(makes).not.toHaveBeenCalled()
  expect(stores.nonces).toBe(stores.nonces)
  expect(makes).toHaveBeenCalledExactlyOnceWith(db)
})

it('each database or transaction has stores of its own', () => {
  expect(createStores(database()).nonces).not.toBe(createStores(database()).nonces)
})
