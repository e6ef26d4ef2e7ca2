import { contourOfTone, type HeardSyllable, type Tone } from '@hwjy/classroom/tones'
import { expect, it } from 'vitest'
import { correctedReadings, syllablesOf, toneRows } from './compare-tones.ts'

const heard = (tone: Tone): HeardSyllable => ({ contour: contourOfTone(tone), tone })
const text = '你好！我们'
const syllables = syllablesOf(text, ['nǐ', 'hǎo', null, 'wǒ', 'men'])

it('a text is its syllables, with a pause at each mark', () =>
  expect(syllables.map((one) => one?.pinyin ?? null)).toEqual(['nǐ', 'hǎo', null, 'wǒ', 'men']))

it('each syllable is beside the tone that is spoken there', () => {
  const rows = toneRows(syllables, [heard(2), heard(4), heard(3), heard(1)], null)
  expect(rows.map(({ hanzi, wanted, heard: tone, verdict }) => [hanzi, wanted, tone, verdict])).toEqual([
    ['你', 2, 2, 'close'],
    ['好', 3, 4, 'again'],
    ['我', 3, 3, 'close'],
    ['们', null, 1, 'neutral'],
  ])
})

it('what was not heard clearly is not judged', () => {
  const nothing = { contour: null, tone: null }
  const rows = toneRows(syllables, [nothing, heard(3), heard(3), nothing], null)
  expect(rows.map(({ verdict }) => verdict)).toEqual(['unclear', 'close', 'close', 'neutral'])
})

it('the question’s own sound is followed where there is one', () => {
  const model = [heard(4), heard(3), heard(3), heard(1)]
  const rows = toneRows(syllables, [heard(4), heard(3), heard(3), heard(1)], model)
  expect([rows[0]?.verdict, rows[0]?.model]).toEqual(['close', contourOfTone(4)])
})

it('readings that the teacher corrected are in the place of the dictionary’s', () => {
  const corrected = [
    { from: 1, to: 3, pinyin: 'cháng le' },
    { from: 4, to: 6, pinyin: 'diǎnr' },
  ]
  const readings = correctedReadings(['wǒ', 'zhǎng', 'liǎo', 'yì', 'diǎn', 'ér'], corrected)
  expect(readings).toEqual(['wǒ', 'cháng', 'le', 'yì', 'diǎnr', null])
})
