import { createStore, delMany, entries, set } from 'idb-keyval'
import type { UploadRecord, UploadStore } from '../../../ports/upload-store.ts'

/** A copy of the file may take this share of what the browser still gives us; drafts and takes need some as well. */
const SHARE = 0.5

/** Keeps uploads in IndexedDB. A file is a copy there, written once, or a handle, which weighs nothing. */
export function createIdbUploadStore(name = 'hwjy-uploads'): UploadStore {
  let opened: ReturnType<typeof createStore> | null = null
  const open = () => (opened ??= createStore(name, 'uploads'))
  const written = new WeakSet<object>()
  // One after the other: a record that is put late must not come back after it was removed.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    const done = last.then(work).catch(() => otherwise)
    last = done
    return done
  }
  const fileKey = (id: string) => `${id}/file`

  return {
    list: (owner) =>
      // A private window may have no database: then there is nothing.
      inTurn(async () => {
        const all = new Map(await entries<string, unknown>(open()))
        return [...all]
          .filter(([key]) => !key.endsWith('/file'))
          .map(([id, record]) => ({ ...(record as UploadRecord), content: (all.get(fileKey(id)) ?? null) as Content }))
          .filter((record) => record.owner === owner)
          .sort((a, b) => a.addedAt - b.addedAt)
      }, []),
    put: ({ content, ...record }) =>
      inTurn(async () => {
        await set(record.id, record, open())
        if (content === null || written.has(content) || !(await fits(content))) return
        written.add(content)
        await set(fileKey(record.id), content, open())
      }, undefined),
    remove: (id) => inTurn(() => delMany([id, fileKey(id)], open()), undefined),
  }
}

type Content = UploadRecord['content']

async function fits(content: NonNullable<Content>): Promise<boolean> {
  if (!(content instanceof Blob)) return true
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return content.size <= (quota - usage) * SHARE
}
