import { signOut } from '@hwjy/sdk'

/** Signs out, and loads the login page afresh so that nothing of this person stays in memory. */
export async function leave() {
  try {
    await signOut()
  } finally {
    window.location.assign(`${import.meta.env.BASE_URL}login`)
  }
}
