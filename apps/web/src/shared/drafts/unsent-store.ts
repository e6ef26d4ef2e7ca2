import { createStore, del, entries, keys, set } from 'idb-keyval'

/** Describes what a person has sent and the server has not: kept in this browser, by person and subject. */
export interface UnsentStore<Entry> {
  list(userId: string): Promise<Entry[]>
  put(userId: string, id: string, entry: Entry): Promise<void>
  remove(userId: string, id: string): Promise<void>
  count(userId: string): Promise<number>
  clear(userId: string): Promise<void>
}

/** Never throws: where a browser keeps nothing, an entry lasts as long as the page. */
export function createUnsentStore<Entry>(name = 'hwjy-unsent'): UnsentStore<Entry> {
  let opened: ReturnType<typeof createStore> | null = null
  const open = () => (opened ??= createStore(name, 'entries'))
  const keyOf = (userId: string, id: string) => `${userId}\n${id}`
  const isOf = (userId: string) => (key: IDBValidKey) => String(key).startsWith(`${userId}\n`)
  const quietly = async <Result>(work: () => Promise<Result>, otherwise: Result) => {
    try {
      return await work()
    } catch {
      return otherwise
    }
  }
  const keysOf = async (userId: string) => (await quietly(() => keys(open()), [])).filter(isOf(userId))
  return {
    async list(userId) {
      const all = await quietly(() => entries<string, Entry>(open()), [])
      return all.filter(([key]) => isOf(userId)(key)).map(([, entry]) => entry)
    },
    put: (userId, id, entry) => quietly(() => set(keyOf(userId, id), entry, open()), undefined),
    remove: (userId, id) => quietly(() => del(keyOf(userId, id), open()), undefined),
    count: async (userId) => (await keysOf(userId)).length,
    async clear(userId) {
      for (const key of await keysOf(userId)) await quietly(() => del(key, open()), undefined)
    },
  }
}
