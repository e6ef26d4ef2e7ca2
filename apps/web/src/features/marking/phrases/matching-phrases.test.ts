import { expect, it } from 'vitest'
import { matchingPhrases, withPhrase } from './matching-phrases.ts'

const phrases = [
  { text: '写得很好！', questionType: null },
  { text: '第三声再低一点。', questionType: 'readAloud' as const },
  { text: '注意量词。', questionType: 'subjective' as const },
]
const texts = (type: 'readAloud' | 'subjective', comment: string) =>
  matchingPhrases(phrases, type, comment).map(({ text }) => text)

it('phrases for other kinds of question are left out', () => {
  expect(texts('readAloud', '')).toEqual(['写得很好！', '第三声再低一点。'])
})

it('what goes on with the last words comes first', () => {
  expect(texts('readAloud', '想的第三声')).toEqual(['第三声再低一点。', '写得很好！'])
})

it('what is said already is not offered again', () => {
  expect(texts('subjective', '注意量词。')).toEqual(['写得很好！'])
})

it('a phrase joins the comment with a space only where no mark stands', () => {
  expect([withPhrase('', '好。'), withPhrase('很清楚。', '好。'), withPhrase('Anna', '好。')]).toEqual([
    '好。',
    '很清楚。好。',
    'Anna 好。',
  ])
})
