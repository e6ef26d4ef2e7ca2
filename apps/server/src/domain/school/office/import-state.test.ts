import { expect, it } from 'vitest'
import { applyDenial } from './import-state.ts'

it('an import is carried out once it is checked, and as a whole only without problems', () => {
  expect(applyDenial({ state: 'reading', good: 1, bad: 0 }, 'good')).toBe('not-checked')
  expect(applyDenial({ state: 'checked', good: 1, bad: 1 }, 'all')).toBe('has-problems')
  expect(applyDenial({ state: 'checked', good: 0, bad: 1 }, 'good')).toBe('nothing-to-do')
  expect(applyDenial({ state: 'checked', good: 1, bad: 1 }, 'good')).toBeNull()
})
