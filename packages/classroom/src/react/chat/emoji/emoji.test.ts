import { LANGUAGES } from '@hwjy/base'
import { describe, expect, it } from 'vitest'
import { loadEmoji, matchesOf } from './emoji.ts'
import { withTone } from './skin-tone.ts'

describe('the emoji picker', () => {
  it.each(LANGUAGES)('has the same emoji, each with a name, in %s', async (language) => {
    const english = await loadEmoji('en-US')
    const emoji = await loadEmoji(language)
    expect(emoji.map(({ sign }) => sign)).toEqual(english.map(({ sign }) => sign))
    expect(emoji.filter(({ name }) => name.trim() === '')).toEqual([])
  })

  it.each([
    ['en-US', 'clap', '👏'],
    ['en-US', 'Clapping HANDS', '👏'],
    ['zh-CN', '鼓掌', '👏'],
    ['ja-JP', '拍手', '👏'],
  ] as const)('finds by a word of %s: %s', async (language, asked, sign) => {
    expect(matchesOf(await loadEmoji(language), asked).map((one) => one.sign)).toContain(sign)
  })

  it('has a hand in five tones of skin, also within a longer sign', async () => {
    const emoji = await loadEmoji('en-US')
    const withTones = emoji.filter(({ hasTones }) => hasTones).map(({ sign }) => sign)
    expect(withTones).toEqual(expect.arrayContaining(['👏', '✌️', '🙋‍♀️']))
    expect(withTones).not.toContain('😀')
    expect(['👏', '✌️', '🙋‍♀️'].map((sign) => withTone(sign, 3))).toEqual(['👏🏽', '✌🏽', '🙋🏽‍♀️'])
    expect(withTone('👏', 0)).toBe('👏')
  })

  it('shows all of them before anything is typed', async () => {
    const emoji = await loadEmoji('en-US')
    expect(matchesOf(emoji, '  ')).toBe(emoji)
  })
})
