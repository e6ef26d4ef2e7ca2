import { expect, it } from 'vitest'
import { nextSpeed } from './speeds.ts'

it('nextSpeed goes one step, and stays at the slowest and the fastest', () => {
  expect([nextSpeed(1, 'faster'), nextSpeed(1, 'slower')]).toEqual([1.25, 0.75])
  expect([nextSpeed(2, 'faster'), nextSpeed(0.5, 'slower')]).toEqual([2, 0.5])
})

it('nextSpeed finds its way from a speed that the list does not have', () => {
  expect([nextSpeed(1.1, 'faster'), nextSpeed(1.1, 'slower')]).toEqual([1.25, 1])
})
