import { describe, expect, it } from 'vitest'
import { enUS } from './en-US.ts'
import { createTranslate, formatLabel, type LabelKey, LANGUAGES, loadLabels } from './labels.ts'

const namesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort()

describe.each(LANGUAGES)('%s', (language) => {
  it('says every sentence, with the same values in it', async () => {
    const labels = await loadLabels(language)
    const keys = Object.keys(enUS) as LabelKey[]
    expect(keys.filter((key) => labels[key].trim() === '')).toEqual([])
    expect(keys.filter((key) => namesIn(labels[key]).join() !== namesIn(enUS[key]).join())).toEqual([])
  })
})

describe('labels', () => {
  it('choose the form for one or for many', () => {
    expect(formatLabel('{count|# new message|# new messages}', { count: 1 }, 'en-US')).toBe('1 new message')
    expect(formatLabel('{count|# new message|# new messages}', { count: 1_200 }, 'en-US')).toBe('1,200 new messages')
  })

  it('leave a name without a value as it is, so that a wrong override is seen', () => {
    expect(formatLabel('Hello {nobody}', { name: 'Anna' }, 'en-US')).toBe('Hello {nobody}')
  })

  it('a host’s word wins over ours', () => {
    expect(createTranslate('en-US', enUS, { 'class.leave': 'Go home' })('class.leave')).toBe('Go home')
  })
})
