import { memoryStorage } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { unsavedSentence, unsavedTexts } from './unsaved-text.ts'

it.each([
  [['hwjy.draft.profile.usr_anna', 'hwjy.draft.profile.usr_ben'], ['profile']],
  [
    ['hwjy.draft.rating.usr_anna.les_1', 'hwjy.draft.profile.usr_anna'],
    ['profile', 'rating'],
  ],
  // A way in, and a phone number on its way, are no work of anybody.
  [['hwjy.draft.signIn', 'hwjy.draft.changePhone.phone', 'hwjy.sentCode.confirm', 'hwjy.tabOwner'], []],
])('of %o a sign-out loses %o', (keys, lost) => {
  // As in a browser that blocks storage: the tab keeps its drafts in memory there.
  const storage = memoryStorage()
  for (const key of keys) storage.setItem(key, '{}')
  expect(unsavedTexts(storage)).toEqual(lost)
})

it.each([
  [[], 0, null],
  [['profile'], 0, 'profile'],
  [['profile', 'rating'], 0, 'both'],
  [[], 2, 'kept'],
  [['rating'], 1, 'several'],
] as const)('of typed %o and %i kept on the device a sign-out says %s', (texts, keptCount, sentence) => {
  expect(unsavedSentence(texts, keptCount)).toBe(sentence)
})
