import { describe, expect, it } from 'vitest'
import { checkWords } from '../testing/check-words.ts'
import { createAreaWords } from './area-words.ts'
import { enUS } from './first/en-US.ts'
import { createTranslate, firstWords } from './labels.ts'
import { laterWords } from './later-words.ts'

checkWords('the first words of the room', firstWords)
checkWords('the later words of the room', laterWords)

describe('a room text', () => {
  it('is filled in its language', () => {
    const t = createTranslate('en-US', enUS)
    expect(t('status.endsIn', { minutes: 1_200 })).toBe('ends in 1,200 min')
  })

  it('is replaced by the text of the host', () => {
    expect(createTranslate('en-US', enUS, { 'class.leave': 'Go home' })('class.leave')).toBe('Go home')
  })
})

describe('the words of the room', () => {
  it('are each in one file: what it shows at once, or what opens later', () => {
    expect(Object.keys(enUS).filter((key) => key in laterWords.english)).toEqual([])
  })

  it('are empty, and not an error, before they have been fetched', () => {
    expect(createTranslate('en-US', enUS)('refusal.too-fast')).toBe('')
  })
})

describe('the words of a part that arrives late', () => {
  it('are fetched at once in a language that the room speaks', async () => {
    await firstWords.load('ja-JP')
    const fetched: string[] = []
    const fetchWords = (draw: string) => () => {
      fetched.push(draw)
      return Promise.resolve({ draw })
    }
    createAreaWords<{ draw: string }>({ draw: 'Draw' }, { 'zh-CN': fetchWords('抽取'), 'ja-JP': fetchWords('抽選') })
    expect(fetched).toContain('抽選')
  })

  it('are asked for again after a failure', async () => {
    let tries = 0
    const area = createAreaWords<{ draw: string }>(
      { draw: 'Draw' },
      {
        'zh-CN': () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ draw: '抽取' })),
        'ja-JP': () => Promise.resolve({ draw: '抽選' }),
      },
    )
    await expect(area.load('zh-CN')).rejects.toThrow('offline')
    await expect(area.load('zh-CN')).resolves.toEqual({ draw: '抽取' })
  })
})
