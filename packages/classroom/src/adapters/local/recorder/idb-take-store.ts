import { createStore, del, delMany, entries, keys, set } from 'idb-keyval'
import type { Take, TakeStore } from '../../../ports/take-store.ts'

/** Homework has ended by then, and a voice is not kept without a reason. */
const KEPT_MS = 30 * 86_400_000

/** Keeps takes in IndexedDB of this browser. */
export function createIdbTakeStore(name = 'hwjy-takes'): TakeStore {
  let opened: ReturnType<typeof createStore> | null = null
  const open = () => (opened ??= createStore(name, 'takes'))
  // A scope may begin with another one, so it ends with a sign of its own.
  const keyOf = (scope: string, id: string) => `${scope}\n${id}`

  // Without a database nothing is in it.
  const keysOf = (scopePrefix: string) =>
    keys<string>(open()).then(
      (all) => all.filter((key) => key.startsWith(scopePrefix)),
      () => [],
    )

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
    put: (scope, take) =>
      set(keyOf(scope, take.id), take, open()).then(
        () => true,
        () => false,
      ),
    remove: (scope, id) => del(keyOf(scope, id), open()).catch(() => undefined),
    count: async (scopePrefix) => (await keysOf(scopePrefix)).length,
    clear: async (scopePrefix) => delMany(await keysOf(scopePrefix), open()).catch(() => undefined),
  }
}
