/**
 * Stands for `idb-keyval`: the window of component tests has no IndexedDB. A reload, which opens the app anew, does not
 * empty the map.
 */
export const kept = new Map<string, unknown>()

export const createStore = () => null
export const get = async (key: string) => kept.get(key)
export const set = async (key: string, value: unknown) => void kept.set(key, value)
export const del = async (key: string) => void kept.delete(key)
export const delMany = async (keys: string[]) => keys.forEach((key) => kept.delete(key))
export const entries = async () => [...kept]
export const keys = async () => [...kept.keys()]
