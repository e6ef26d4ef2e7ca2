import { LANGUAGES } from '@hwjy/sdk'
import { describe, expect, it } from 'vitest'
import { type LegalDocument, loadLegalText } from './legal-text.ts'

const documents: LegalDocument[] = ['privacy', 'terms', 'refund']

describe.each(documents)('the text of %s', (document) => {
  it.each(LANGUAGES)('says the same things in %s as in English', async (language) => {
    const [text, english] = await Promise.all([loadLegalText(document, language), loadLegalText(document, 'en-US')])
    const shape = ({ sections }: typeof text) =>
      sections.map(({ id, blocks }) => [id, blocks.map((block) => (typeof block === 'string' ? 'text' : block.length))])
    expect(shape(text)).toEqual(shape(english))
  })

  it.each(LANGUAGES)('is nowhere empty in %s, and has an anchor for each section', async (language) => {
    const { intro, sections } = await loadLegalText(document, language)
    const said = [intro, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()])]
    expect(said.filter((sentence) => sentence.trim() === '')).toEqual([])
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  })

  it('says 你 in Chinese, as the rest of the app does', async () => {
    expect(JSON.stringify(await loadLegalText(document, 'zh-CN'))).not.toContain('您')
  })
})
