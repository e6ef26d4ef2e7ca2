import { expect, it } from 'vitest'
import { rubyAfterEdit, rubyToEdit, rubyToSend } from './question-ruby.ts'

const ruby = [
  { from: 0, to: 1, pinyin: 'háng' },
  { from: 4, to: 6, pinyin: 'péng you' },
]
const text = '行了，我朋友来了'

it.each([
  ['words before a reading move it', '行不行了，我朋友来了', [0, 6]],
  ['words after it leave it where it is', '行了，我朋友都来了', [0, 4]],
  ['a change of its own characters takes it away', '行了，我朋来了', [0]],
  ['another text has none of them', '你好', []],
])('%s', (_, after, places) => expect(rubyAfterEdit(ruby, text, after).map(({ from }) => from)).toEqual(places))

it('the reading of an option follows the option when it moves', () => {
  const draft = rubyToEdit([{ field: 'B', from: 0, to: 1, pinyin: 'háng' }])
  const moved = [
    { id: 1, title: '行', isRight: false },
    { id: 0, title: '走', isRight: true },
  ]
  expect(rubyToSend(draft, moved)).toEqual([{ field: 'A', from: 0, to: 1, pinyin: 'háng' }])
})
