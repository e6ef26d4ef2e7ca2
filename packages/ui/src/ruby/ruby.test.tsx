import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Ruby } from './ruby.tsx'

const pairs = [{ text: '你好', pinyin: 'ni3 hao3' }, { text: '，' }, { text: '吗', pinyin: 'ma' }]

function scene(props: Partial<Parameters<typeof Ruby>[0]> = {}) {
  const { container } = render(<Ruby pairs={pairs} {...props} />)
  const line = container.firstElementChild
  if (!line) throw new Error('nothing is drawn')
  const readAloud = line.cloneNode(true) as Element
  for (const hidden of readAloud.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return { line, readAloud: readAloud.textContent }
}

describe('Ruby', () => {
  it('Ruby is in Chinese and its pinyin in pinyin, so that each is spoken and drawn rightly', () => {
    const { line } = scene()
    expect(line.getAttribute('lang')).toBe('zh-Hans')
    expect(line.querySelector('rt')?.getAttribute('lang')).toBe('zh-Latn-pinyin')
  })

  it('Ruby writes tones with marks', () => {
    expect([...scene().line.querySelectorAll('rt')].map((rt) => rt.textContent)).toEqual(['nǐ hǎo', 'ma'])
  })

  it('Ruby is read aloud once: the characters, not the pinyin', () => {
    expect(scene().readAloud).toBe('你好，吗')
  })

  it('Ruby puts a colour on every syllable beside its mark', () => {
    const { line } = scene({ hasToneColors: true })
    const syllables = [...line.querySelectorAll('rt span')]
    expect(syllables.map((syllable) => syllable.textContent)).toEqual(['nǐ ', 'hǎo', 'ma'])
    expect(syllables[0]?.className).toBe(syllables[1]?.className)
    expect(syllables[2]?.className).not.toBe(syllables[0]?.className)
  })

  it('Ruby keeps the room of hidden pinyin', () => {
    const { line } = scene({ isPinyinShown: false })
    expect(line.getAttribute('data-pinyin')).toBe('hidden')
    expect(line.querySelectorAll('rt')).toHaveLength(2)
  })
})
