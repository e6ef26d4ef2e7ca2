import { beforeEach, expect, it } from 'vitest'
import { keepTabPersonal } from './tab-owner.ts'

/** Who is signed in, as the SDK tells it. */
function someSession() {
  const listeners = new Set<() => void>()
  let userId: string | null = null
  return {
    getState: () => ({ userInfo: userId === null ? null : { userId } }) as never,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become(next: string | null) {
      userId = next
      for (const listener of listeners) listener()
    },
  }
}

const draft = 'hwjy.draft.changePhone'
const code = 'hwjy.sentCode.changePhone'
const rating = 'hwjy.draft.rating.usr_anna.les_1'
const profile = 'hwjy.draft.profile.usr_anna'
const kept = () => [draft, code, rating, profile].filter((key) => sessionStorage.getItem(key) !== null)
let session = someSession()

beforeEach(() => {
  sessionStorage.clear()
  session = someSession()
  keepTabPersonal(session as never, sessionStorage)
  session.become('usr_anna')
  for (const key of [draft, code, rating, profile]) sessionStorage.setItem(key, '{}')
})

it('an expired sign-in keeps what was typed, for the same person', () => {
  session.become(null)
  expect(kept()).toEqual([draft, code, rating, profile])
  session.become('usr_anna')
  expect(kept()).toEqual([draft, code, rating, profile])
})

it('the next person finds nothing but what is kept under the name of the one before', () => {
  session.become(null)
  session.become('usr_ben')
  expect(kept()).toEqual([rating, profile])
})

it('that is so after a reload in between, too', () => {
  session.become(null)
  const reloaded = someSession()
  keepTabPersonal(reloaded as never, sessionStorage)
  reloaded.become('usr_ben')
  expect(kept()).toEqual([rating, profile])
})

it('what a visitor typed before the first sign-in is their own', () => {
  sessionStorage.clear()
  sessionStorage.setItem(draft, '{}')
  session.become(null)
  session.become('usr_chika')
  expect(kept()).toEqual([draft])
})
