/**
 * Stands for `idb-keyval`: the window of component tests has no IndexedDB. A reload, which opens the app anew, does not
 * empty the map.
 */
export const kept = new Map<string, unknown>()

interface Objects {
  put(value: unknown, key: string): void
  transaction: { commit(): void }
}
/** Names a database, what one keeps is not in the lists of another, and writes into it. */
interface Store {
  (mode: IDBTransactionMode, work: (objects: Objects) => Promise<unknown>): Promise<unknown>
  database: string
}
const placeOf = (key: string, { database }: Store) => `${database}/${key}`
const inStore = (store: Store) =>
  [...kept]
    .filter(([place]) => place.startsWith(placeOf('', store)))
    .map(([place, value]) => ({
      key: place.slice(placeOf('', store).length),
      value,
    }))

export function createStore(database: string): Store {
  const store: Store = Object.assign(
    async (_: IDBTransactionMode, work: (objects: Objects) => Promise<unknown>) =>
      work({
        put: (value, key) => void kept.set(placeOf(key, store), value),
        transaction: { commit: () => undefined },
      }),
    { database },
  )
  return store
}
export const promisifyRequest = async () => undefined
export const get = async (key: string, store: Store) => kept.get(placeOf(key, store))
export const set = async (key: string, value: unknown, store: Store) => void kept.set(placeOf(key, store), value)
export const del = async (key: string, store: Store) => void kept.delete(placeOf(key, store))
export const delMany = async (keys: string[], store: Store) => keys.forEach((key) => kept.delete(placeOf(key, store)))
export const entries = async (store: Store) => inStore(store).map(({ key, value }) => [key, value])
export const keys = async (store: Store) => inStore(store).map(({ key }) => key)
