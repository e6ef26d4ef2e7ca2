import { createIdbTakeStore } from '@hwjy/classroom/recorder'
import { createIdbUploadStore } from '@hwjy/classroom/uploads'
import { getSdk } from '@hwjy/sdk'
import { createDraftStore } from './draft-store.ts'
import { keptFor } from './kept-for.ts'
import { createUnsentStore } from './unsent-store.ts'
import { createOfflineWorks } from './offline-works.ts'
import { createThreadStore } from './unsent-threads.ts'
import { createReviewRounds, createUnsentReviews } from './unsent-reviews.ts'

/** Lists the people for whom this tab keeps work: the person signed in, and children who took turns with them. */
const people = () => new Set([...keptFor(), getSdk().session.getState().userInfo?.userId ?? ''])

// A browser that allows no database keeps nothing: signing out must not depend on it.
const orNothing = (count: Promise<number>): Promise<number> => count.catch(() => 0)

/** Drafts, unsent takes, marks, messages and reviews, and unfinished uploads on this device. */
export async function countKeptWork(): Promise<number> {
  const [drafts, takes, uploads] = [createDraftStore(), createIdbTakeStore(), createIdbUploadStore()]
  const counts = [...people()].map(async (userId) => {
    const kept = [
      orNothing(drafts.count(userId)),
      orNothing(takes.count(`${userId}/`)),
      orNothing(uploads.list(userId).then((all) => all.length)),
      createUnsentStore().count(userId),
      createThreadStore().count(userId),
      createUnsentReviews().count(userId),
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
    await takes.clear(`${userId}/`).catch(() => undefined)
    await createUnsentStore().clear(userId)
    await createThreadStore().clear(userId)
    await createUnsentReviews().clear(userId)
    await createReviewRounds()
      .clear(userId)
      .catch(() => undefined)
    await createOfflineWorks()
      .clear(userId)
      .catch(() => undefined)
    for (const { id } of await uploads.list(userId).catch(() => [])) await uploads.remove(id).catch(() => undefined)
  }
}
