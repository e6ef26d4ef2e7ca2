import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { readCharacterStrokes } from './character-strokes.ts'
import { nameOfStroke } from './stroke-name.ts'

const require = createRequire(import.meta.url)
const namesIn = (character: string) =>
  readCharacterStrokes(require(`hanzi-writer-data/${character}.json`))?.medians.map(
    (median) => nameOfStroke(median).name,
  )

// A dash where a form lies between two names.
it.each([
  ['大', '横 撇 捺'],
  ['山', '竖 竖折 竖'],
  ['月', '撇 横折钩 横 横'],
  ['五', '横 竖 横折 横'],
  ['永', '- 横折钩 横撇 - 捺'],
  ['车', '横 撇折 横 竖'],
  ['国', '竖 - 横 横 竖 横 - 横'],
])('[R70] the strokes of %s are called %s', (character, names) => {
  expect(
    namesIn(character)
      ?.map((name) => name ?? '-')
      .join(' '),
  ).toBe(names)
})

it('[R70] what is no file of strokes is none', () => {
  const square = [
    [0, 0],
    [1, 1],
  ]
  expect(readCharacterStrokes({ strokes: ['M 0 0 Z'], medians: [square] })).not.toBeNull()
  for (const broken of [
    null,
    [],
    {},
    { strokes: [], medians: [] },
    { strokes: ['M 0 0 Z'], medians: [] },
    { strokes: ['M 0 0 Z"><script>'], medians: [square] },
    { strokes: ['M 0 0 Z'], medians: [[[0, 'x']]] },
  ]) {
    expect(readCharacterStrokes(broken)).toBeNull()
  }
})
