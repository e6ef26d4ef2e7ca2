import { createStore } from '@hwjy/base'
import { memoryStorage } from '@hwjy/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetDrafts, keepTabPersonal } from './tab-owner.ts'

/** Who is signed in, as the SDK tells it. */
function someSession() {
  const { getState, setState, subscribe } = createStore<string | null>(null)
  return {
    getState: () => ({ userInfo: getState() === null ? null : { userId: getState() } }) as never,
    subscribe,
    become: setState,
  }
}

const draft = 'hwjy.draft.changePhone'
const code = 'hwjy.sentCode.changePhone'
const rating = 'hwjy.draft.rating.usr_anna.les_1'
const profile = 'hwjy.draft.profile.usr_anna'

/** Where a browser blocks storage, the tab has one in memory. */
describe.each([
  ['a tab', () => (sessionStorage.clear(), sessionStorage)],
  ['a tab whose browser blocks storage', memoryStorage],
])('in %s', (_, open) => {
  let storage = open()
  let session = someSession()
  const kept = () => [draft, code, rating, profile].filter((key) => storage.getItem(key) !== null)

  beforeEach(() => {
    storage = open()
    session = someSession()
    keepTabPersonal(session as never, storage)
    session.become('usr_anna')
    for (const key of [draft, code, rating, profile]) storage.setItem(key, '{}')
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
    keepTabPersonal(reloaded as never, storage)
    reloaded.become('usr_ben')
    expect(kept()).toEqual([rating, profile])
  })

  it('what a visitor typed before the first sign-in is their own', () => {
    storage = open()
    session = someSession()
    keepTabPersonal(session as never, storage)
    storage.setItem(draft, '{}')
    session.become('usr_chika')
    expect(kept()).toEqual([draft])
  })

  it('signing out leaves nothing that was typed', () => {
    forgetDrafts(storage)
    expect(kept()).toEqual([])
  })
})
