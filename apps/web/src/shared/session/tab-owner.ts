import type { Session } from '@hwjy/sdk'
import { keysOf, type ListedStorage } from '../choices/storage.ts'

const ownerKey = 'hwjy.tabOwner'

/** A sign-in that expires leaves the typed text, for the same user. Another user who signs in here must not read it. */
export function keepTabPersonal(session: Pick<Session, 'getState' | 'subscribe'>, storage: ListedStorage): () => void {
  const claim = () => {
    const userId = session.getState().userInfo?.userId
    if (userId === undefined) return
    const owner = storage.getItem(ownerKey)
    if (owner === userId) return
    // Text that a visitor typed before the first sign-in is their own.
    if (owner !== null) remove(storage, (key) => isDraft(key) && !personalKey.test(key))
    storage.setItem(ownerKey, userId)
  }
  claim()
  return session.subscribe(claim)
}

/** Removes text typed into forms of an account, and the state of codes that were sent. */
export const forgetDrafts = (storage: ListedStorage) => remove(storage, isDraft)

const isDraft = (key: string) => key.startsWith('hwjy.draft.') || key.startsWith('hwjy.sentCode.')
/** These keys contain the author's id, and no other user finds them: the children of a family take turns in one tab. */
export const personalKey = /^hwjy\.draft\.(profile|rating)\./

function remove(storage: ListedStorage, isMeant: (key: string) => boolean) {
  for (const key of keysOf(storage).filter(isMeant)) storage.removeItem(key)
}
