import { signOut } from '@hwjy/sdk'
import { tabStorage } from '../storage.ts'

/** Signs out, and loads the login page afresh so that nothing of this person stays in memory. */
export async function leave() {
  try {
    await signOut()
  } finally {
    forgetDrafts()
    window.location.assign(`${import.meta.env.BASE_URL}login`)
  }
}

/** What was typed into forms of an account, and codes that were on their way. */
function forgetDrafts() {
  const isDraft = (key: string) => key.startsWith('hwjy.draft.') || key.startsWith('hwjy.sentCode.')
  for (const key of Object.keys(tabStorage).filter(isDraft)) tabStorage.removeItem(key)
}
