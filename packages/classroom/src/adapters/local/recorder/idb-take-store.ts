import { createStore, delMany, entries, keys, set } from 'idb-keyval'
import { joinParts } from '../../../core/recorder/join-parts.ts'
import type { Take, TakePart, TakeStore } from '../../../ports/take-store.ts'

/** Homework has ended by then, and a voice is not kept without a reason. */
const KEPT_MS = 30 * 86_400_000

/** Keeps takes, and parts of running ones, in IndexedDB of this browser. */
export function createIdbTakeStore(name = 'hwjy-takes'): TakeStore {
  let opened: ReturnType<typeof createStore> | null = null
  const open = () => (opened ??= createStore(name, 'takes'))
  // A scope may begin with another one, so it ends with a sign of its own. Parts come below the key of their take.
  const keyOf = (scope: string, id: string) => `${scope}\n${id}`
  const partsKeyOf = (scope: string, id: string) => `${keyOf(scope, id)}\n`
  /** One key for a take and for each of its parts. */
  const takeKeyOf = (key: string) => key.split('\n').slice(0, 2).join('\n')

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
  const removeParts = async (scope: string, id: string) => removeAll(await keysOf(partsKeyOf(scope, id)))
  /** What lies in a scope and is not too old. */
  const kept = async (scope: string): Promise<(Take | TakePart)[]> => {
    try {
      const all = await entries<string, Take | TakePart>(open())
      const old = all.filter(([, { recordedAt }]) => recordedAt < Date.now() - KEPT_MS).map(([key]) => key)
      if (old.length > 0) await delMany(old, open())
      return all.filter(([key]) => key.startsWith(keyOf(scope, '')) && !old.includes(key)).map(([, value]) => value)
    } catch {
      // A private window may have no database.
      return []
    }
  }

  return {
    async list(scope) {
      const all = await kept(scope)
      return all.filter((value): value is Take => !isPart(value)).sort((a, b) => a.recordedAt - b.recordedAt)
    },
    listUnfinished: async (scope) => joinParts((await kept(scope)).filter(isPart)),
    async put(scope, take) {
      try {
        await set(keyOf(scope, take.id), take, open())
        await removeParts(scope, take.id)
        return true
      } catch {
        return false
      }
    },
    async putPart(scope, part) {
      try {
        await set(`${partsKeyOf(scope, part.takeId)}${part.index}`, part, open())
      } catch {
        // Without room for it the running take is in this page alone.
      }
    },
    async remove(scope, id) {
      await removeAll([keyOf(scope, id)])
      await removeParts(scope, id)
    },
    count: async (scopePrefix) => new Set((await keysOf(scopePrefix)).map(takeKeyOf)).size,
    clear: async (scopePrefix) => removeAll(await keysOf(scopePrefix)),
  }
}

const isPart = (value: Take | TakePart): value is TakePart => 'takeId' in value
