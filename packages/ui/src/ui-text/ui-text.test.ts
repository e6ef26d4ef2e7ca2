import { describe, expect, it } from 'vitest'
import { uiTexts } from './ui-text.ts'

const spoken = (language: keyof typeof uiTexts) => {
  const { stars, charactersLeft, unread, ...words } = uiTexts[language]
  return [...Object.values(words), stars(1, 5), charactersLeft(3), charactersLeft(-3), unread(2)]
}

describe.each(['zh-CN', 'en-US', 'ja-JP'] as const)('the words of components in %s', (language) => {
  it(`every text of components exists in ${language}`, () => {
    expect(spoken(language).filter((word) => word.trim() === '')).toEqual([])
  })
})

it('the texts of components are translated, not copied', () => {
  const english = spoken('en-US')
  for (const language of ['zh-CN', 'ja-JP'] as const) {
    const copied = spoken(language).filter((word) => english.includes(word))
    expect(copied.filter((word) => word !== 'OK')).toEqual([])
  }
})

it('the texts of components count one and many in English', () => {
  expect(uiTexts['en-US'].charactersLeft(1)).toBe('1 character left')
  expect(uiTexts['en-US'].charactersLeft(2)).toBe('2 characters left')
})
