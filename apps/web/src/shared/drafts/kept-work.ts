import { createIdbTakeStore } from '@hwjy/classroom/recorder'
import { createIdbUploadStore } from '@hwjy/classroom/uploads'
import { getSdk } from '@hwjy/sdk'
import { createDraftStore } from './draft-store.ts'
import { keptFor } from './kept-for.ts'

/** Everybody for whom this tab keeps work: the person signed in, and children who took turns with them. */
const people = () => new Set([...keptFor(), getSdk().session.getState().userInfo?.userId ?? ''])

/** Drafts, unsent takes and unfinished uploads on this device. */
export async function countKeptWork(): Promise<number> {
  const [drafts, takes, uploads] = [createDraftStore(), createIdbTakeStore(), createIdbUploadStore()]
  const counts = [...people()].map(async (userId) => {
    const kept = [
      drafts.count(userId).catch(() => 0),
      takes.count(`${userId}/`),
      uploads.list(userId).then((all) => all.length),
    ]
    return (await Promise.all(kept)).reduce((sum, count) => sum + count, 0)
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** A person signed out and was asked. Never throws. */
export async function forgetKeptWork(): Promise<void> {
  const [drafts, takes, uploads] = [createDraftStore(), createIdbTakeStore(), createIdbUploadStore()]
  for (const userId of people()) {
    await drafts.clear(userId).catch(() => undefined)
    await takes.clear(`${userId}/`)
    for (const { id } of await uploads.list(userId)) await uploads.remove(id)
  }
}
