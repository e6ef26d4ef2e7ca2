import { createStore, del, delMany, entries, get, keys, promisifyRequest } from 'idb-keyval'
import { draftsToDrop } from './draft-bounds.ts'
import type { EpochMs } from './draft-state.ts'

/** Names a draft by its person, its form and its subject. */
export interface DraftName {
  userId: string
  /** Such as `feedback`. */
  form: string
  /** What the form is about, such as the lesson's id. */
  id: string
}

export interface StoredDraft {
  savedAt: EpochMs
  sizeBytes: number
  values: unknown
}

/** Keeps drafts in this browser, blobs too. */
export interface DraftStore {
  get(name: DraftName): Promise<StoredDraft | null>
  /** Keeps it, and drops the person's older drafts beyond the bounds. @throws {DOMException} `QuotaExceededError`, or another where the browser keeps nothing */
  put(name: DraftName, draft: StoredDraft): Promise<void>
  remove(name: DraftName): Promise<void>
  count(userId: string): Promise<number>
  clear(userId: string): Promise<void>
}

/** Also the name of the draft's lock. */
export const draftKey = ({ userId, form, id }: DraftName) => `${userId}\n${form}\n${id}`

export function createDraftStore(name = 'hwjy-drafts'): DraftStore {
  let opened: ReturnType<typeof createStore> | null = null
  const open = () => (opened ??= createStore(name, 'drafts'))
  const isOf = (userId: string) => (key: IDBValidKey) => String(key).startsWith(`${userId}\n`)

  /**
   * Writes within one turn and does not wait for the commit: a page that is left right after the last letter has no
   * second turn.
   */
  const write = (key: string, stored: StoredDraft) =>
    open()('readwrite', (drafts) => {
      drafts.put(stored, key)
      drafts.transaction.commit()
      return promisifyRequest(drafts.transaction)
    })
  async function makeRoom(draft: DraftName, stored: StoredDraft) {
    const all = await entries<string, StoredDraft>(open())
    const facts = all.map(([key, { savedAt, sizeBytes }]) => ({ key, savedAt, sizeBytes }))
    const others = facts.filter(({ key }) => isOf(draft.userId)(key) && key !== draftKey(draft))
    const dropped = draftsToDrop([...others, { key: draftKey(draft), ...stored }], stored.savedAt)
    if (dropped.length > 0) await delMany([...dropped], open())
  }

  return {
    get: async (draft) => (await get<StoredDraft>(draftKey(draft), open())) ?? null,
    async put(draft, stored) {
      try {
        await write(draftKey(draft), stored)
      } catch {
        // The device may be full: it is tried once more after older drafts went.
        await makeRoom(draft, stored)
        return write(draftKey(draft), stored)
      }
      await makeRoom(draft, stored)
    },
    remove: (draft) => del(draftKey(draft), open()),
    count: async (userId) => (await keys(open())).filter(isOf(userId)).length,
    clear: async (userId) => delMany((await keys(open())).filter(isOf(userId)), open()),
  }
}
