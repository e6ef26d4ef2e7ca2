import { expect, it } from 'vitest'
import { matchLanguage, readLanguage, saveLanguage } from './language.ts'
import { memoryStorage } from '../client/storage.ts'

it.each([
  [['zh-TW', 'en'], 'zh-CN'],
  [['ja'], 'ja-JP'],
  [['fr-FR', 'ja-JP', 'zh-CN'], 'ja-JP'],
  [['EN-gb'], 'en-US'],
  [['fr-FR'], 'en-US'],
  [[], 'en-US'],
])('a browser that prefers %j gets %s', (preferred, language) => {
  expect(matchLanguage(preferred)).toBe(language)
})

it('what the person chose wins over the browser', () => {
  const storage = memoryStorage()
  expect(readLanguage(storage, ['ja'])).toBe('ja-JP')
  saveLanguage(storage, 'zh-CN')
  expect(readLanguage(storage, ['ja'])).toBe('zh-CN')
})
