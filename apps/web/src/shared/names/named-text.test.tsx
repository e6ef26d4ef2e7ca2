import { render } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { i18n, startI18n } from '../i18n/i18n.ts'
import { nameIn } from './name-in.ts'
import { ChosenName, langOfText, NameLine } from './name-line.tsx'
import { NamedText } from './named-text.tsx'

const festivals = { name: '中国节日故事', names: { 'en-US': 'Festivals', 'ja-JP': '' }, pinyin: 'Zhōngguó jiérì gùshi' }
const shown = (of: Parameters<typeof NamedText>[0]['of']) => render(<NamedText of={of} />).container.textContent

beforeAll(startI18n)

describe('a name', () => {
  it('is read in the language of the page, with hanzi and pinyin beside it', async () => {
    await i18n.changeLanguage('en-US')
    expect(shown(festivals)).toBe('Festivals中国节日故事 · Zhōngguó jiérì gùshi')
  })

  it('stands in one line with the hanzi after it, which a reader of Chinese sees alone', async () => {
    const line = () => render(<NameLine of={festivals} />).container.textContent
    await i18n.changeLanguage('en-US')
    expect(line()).toBe('Festivals · 中国节日故事')
    await i18n.changeLanguage('zh-CN')
    expect(line()).toBe('中国节日故事')
  })

  it.each([
    ['Please read page 3: 你好', undefined],
    ['明天请带 textbook，我们读第三课。', 'zh-Hans'],
    ['宿題を忘れないでください', undefined],
    ['', undefined],
  ])('what a person wrote is Chinese where most of it is: %s', (text, lang) => expect(langOfText(text)).toBe(lang))

  it.each([
    ['First steps', null],
    ['はじめての中国語', null],
    ['中文入门一', 'zh-Hans'],
  ])('that the server chose is marked as Chinese only where it is: %s', (name, lang) => {
    const { container } = render(<ChosenName>{name}</ChosenName>)
    expect(container.textContent).toBe(name)
    expect(container.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(lang)
  })

  it('is the Chinese one where there is none in that language, with its pinyin', async () => {
    await i18n.changeLanguage('ja-JP')
    expect(shown(festivals)).toBe('中国节日故事Zhōngguó jiérì gùshi')
    expect(shown({ name: '周末班' })).toBe('周末班')
  })

  it('needs neither pinyin nor translation for who reads Chinese', async () => {
    await i18n.changeLanguage('zh-CN')
    expect(shown(festivals)).toBe('中国节日故事')
    expect(nameIn(festivals, 'en-US')).toBe('Festivals')
  })
})
