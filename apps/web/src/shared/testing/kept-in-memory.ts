/**
 * Stands for `idb-keyval`: the window of component tests has no IndexedDB. A reload, which opens the app anew, does not
 * empty the map.
 */
export const kept = new Map<string, unknown>()

/** Names a database: what one keeps is not in the lists of another. */
type Store = string
const placeOf = (key: string, store: Store) => `${store}/${key}`
const inStore = (store: Store) =>
  [...kept]
    .filter(([place]) => place.startsWith(placeOf('', store)))
    .map(([place, value]) => ({
      key: place.slice(placeOf('', store).length),
      value,
    }))

export const createStore = (database: string): Store => database
export const get = async (key: string, store: Store) => kept.get(placeOf(key, store))
export const set = async (key: string, value: unknown, store: Store) => void kept.set(placeOf(key, store), value)
export const del = async (key: string, store: Store) => void kept.delete(placeOf(key, store))
export const delMany = async (keys: string[], store: Store) => keys.forEach((key) => kept.delete(placeOf(key, store)))
export const entries = async (store: Store) => inStore(store).map(({ key, value }) => [key, value])
export const keys = async (store: Store) => inStore(store).map(({ key }) => key)
