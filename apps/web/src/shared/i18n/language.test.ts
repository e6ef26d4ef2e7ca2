import { expect, it } from 'vitest'
import { chooseLanguage } from './language.ts'

it.each([
  ['the saved choice before the browser’s', 'ja-JP', ['zh-CN'], 'ja-JP'],
  ['the browser’s first language that we speak', null, ['fr-FR', 'zh-TW', 'en-GB'], 'zh-CN'],
  ['a language without a region', null, ['ja'], 'ja-JP'],
  ['English when we speak none of them', null, ['fr-FR', 'de'], 'en-US'],
  ['the browser’s when the saved one is not ours', 'xx', ['zh-CN'], 'zh-CN'],
] as const)('chooses %s', (_, saved, preferred, language) => expect(chooseLanguage(saved, preferred)).toBe(language))
