import { expect, it } from 'vitest'
import { LANGUAGES, loadLabels } from './labels.ts'

const REPLAY = /replay|回放|リプレイ|録画を/i

it.each(LANGUAGES)('no refusal promises a replay in %s, because there may be none', async (language) => {
  const labels = Object.entries(await loadLabels(language))
  const promising = labels.filter(([key, text]) => /^(refusal|closed)\./.test(key) && REPLAY.test(text))
  expect(promising).toEqual([])
})
