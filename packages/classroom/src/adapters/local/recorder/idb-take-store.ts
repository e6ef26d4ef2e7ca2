import { createStore, delMany, entries, keys, set } from 'idb-keyval'
import type { Take, TakeStore } from '../../../ports/take-store.ts'

/** Homework has ended by then, and a voice is not kept without a reason. */
const KEPT_MS = 30 * 86_400_000

/** Keeps takes in IndexedDB of this browser. */
export function createIdbTakeStore(name = 'hwjy-takes'): TakeStore {
  let opened: ReturnType<typeof createStore> | null = null
  const open = () => (opened ??= createStore(name, 'takes'))
  // A scope may begin with another one, so it ends with a sign of its own.
  const keyOf = (scope: string, id: string) => `${scope}\n${id}`

  // Without a database nothing is in it; asking for one throws at once there.
  const keysOf = async (scopePrefix: string) => {
    try {
      const all = await keys<string>(open())
      return all.filter((key) => key.startsWith(scopePrefix))
    } catch {
      return []
    }
  }
  const removeAll = async (all: string[]) => {
    try {
      if (all.length > 0) await delMany(all, open())
    } catch {
      // What cannot be reached goes after its time.
    }
  }

  return {
    async list(scope) {
      try {
        const all = await entries<string, Take>(open())
        const old = all.filter(([, { recordedAt }]) => recordedAt < Date.now() - KEPT_MS).map(([key]) => key)
        if (old.length > 0) await delMany(old, open())
        return all
          .filter(([key]) => key.startsWith(keyOf(scope, '')) && !old.includes(key))
          .map(([, take]) => take)
          .sort((a, b) => a.recordedAt - b.recordedAt)
      } catch {
        // A private window may have no database.
        return []
      }
    },
    async put(scope, take) {
      try {
        await set(keyOf(scope, take.id), take, open())
        return true
      } catch {
        return false
      }
    },
    remove: (scope, id) => removeAll([keyOf(scope, id)]),
    count: async (scopePrefix) => (await keysOf(scopePrefix)).length,
    clear: async (scopePrefix) => removeAll(await keysOf(scopePrefix)),
  }
}
