import { signOut } from '@hwjy/sdk'
import { tabStorage } from '../storage.ts'
import { forgetDrafts } from './tab-owner.ts'

/**
 * Signs out, and loads the login page afresh so that nothing of this person stays in memory.
 * @param keepsDrafts nobody asked for it: what was typed waits for the same person, as after a sign-in that expired
 */
export async function leave(keepsDrafts = false) {
  try {
    await signOut()
  } finally {
    if (!keepsDrafts) forgetDrafts(tabStorage)
    window.location.assign(`${import.meta.env.BASE_URL}login`)
  }
}
