import { signOut } from '@hwjy/sdk'
import { tabStorage } from '../choices/storage.ts'
import { forgetDrafts } from './tab-owner.ts'

let isLeaving = false

/** True from a sign-out on the user's own request until the page is loaded afresh, or a user is signed in again. */
export const isLeavingOnPurpose = () => isLeaving

/** The browser may bring this page back as it was, with the sign-out in it: the next sign-in counts afresh. */
export function forgetLeaving() {
  isLeaving = false
}

/**
 * Signs out, and loads the login page afresh so that no data of this user stays in memory.
 * @param keepsDrafts when the user did not ask for it: drafts wait for the same user, as after a sign-in that expired
 */
export async function leave(keepsDrafts = false) {
  isLeaving = !keepsDrafts
  // It has to know who is signed in, so it comes first.
  if (!keepsDrafts) await forgetKept()
  // Without an answer of the server the session has ended here all the same, and nothing is left to do for the user.
  await signOut().catch(() => undefined)
  if (!keepsDrafts) forgetDrafts(tabStorage)
  window.location.assign(`${import.meta.env.BASE_URL}login`)
}

const forgetKept = () =>
  import('../drafts/kept-work.ts').then(
    (kept) => kept.forgetKeptWork(),
    () => undefined,
  )
