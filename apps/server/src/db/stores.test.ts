import { expect, it } from 'vitest'
import type { Database } from './database.ts'
import { createStores } from './stores.ts'

const database = () => ({}) as Database

it('a store is made when it is first asked for, and once', () => {
  const stores = createStores(database())
  expect(Object.hasOwn(stores, 'nonces')).toBe(false)
  expect(stores.nonces).toBe(stores.nonces)
  expect([Object.hasOwn(stores, 'nonces'), Object.hasOwn(stores, 'lessons')]).toEqual([true, false])
})

it('each database or transaction has stores of its own', () => {
  expect(createStores(database()).nonces).not.toBe(createStores(database()).nonces)
})
