import { expect, it } from 'vitest'
import { namesChange } from './names.ts'

it('names that are left out stay, an empty one goes, and nothing invisible is kept', () => {
  expect(namesChange({})).toEqual({})
  const names = { 'en-US': ' Festivals\u200b ', 'ja-JP': ' ' }
  expect(namesChange({ names, pinyin: 'Jiérì\n' })).toEqual({ names: { 'en-US': 'Festivals' }, pinyin: 'Jiérì' })
})
