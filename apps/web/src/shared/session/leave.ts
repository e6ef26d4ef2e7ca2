import { signOut } from '@hwjy/sdk'
import { tabStorage } from '../storage.ts'
import { forgetDrafts } from './tab-owner.ts'

/** Signs out, and loads the login page afresh so that nothing of this person stays in memory. */
export async function leave() {
  try {
    await signOut()
  } finally {
    forgetDrafts(tabStorage)
    window.location.assign(`${import.meta.env.BASE_URL}login`)
  }
}
