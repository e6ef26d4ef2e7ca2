import { expect, it } from 'vitest'
import { peaksOf } from './peaks.ts'

it('the waveform of a sound finds the loudest moment of each stretch, as a part of the loudest of all', () => {
  expect(peaksOf(new Float32Array([0, 0.25, -0.5, 0.1, 0, 0]), 3)).toEqual([0.5, 1, 0])
})

it('the waveform of a sound leaves silence silent', () => {
  expect(peaksOf(new Float32Array(8), 2)).toEqual([0, 0])
})

it('the waveform of a sound has as many bars as asked for, also of a very short sound', () => {
  expect(peaksOf(new Float32Array([1]), 4)).toHaveLength(4)
})
