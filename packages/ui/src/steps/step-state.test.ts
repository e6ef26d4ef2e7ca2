import { expect, it } from 'vitest'
import { stepState } from './step-state.ts'

it.each([
  [0, 1, false, 'done'],
  [1, 1, false, 'current'],
  [1, 1, true, 'failed'],
  [2, 1, true, 'ahead'],
  [2, 3, false, 'done'],
] as const)('step %i while step %i is under way (failed: %s) is %s', (step, current, hasFailed, state) => {
  expect(stepState(step, current, hasFailed)).toBe(state)
})
