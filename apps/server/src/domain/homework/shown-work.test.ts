import { expect, it } from 'vitest'
import { shownWork } from './shown-work.ts'

const graded = { status: 'graded', score: 86, gradedAt: 5 } as const

it('a graded work waits while marks are shown together and are not released', () => {
  const waiting = { status: 'submitted', score: null, gradedAt: null }
  expect(shownWork({ marksShown: 'together', marksReleasedAt: null }, graded)).toEqual(waiting)
  expect(shownWork({ marksShown: 'together', marksReleasedAt: 7 }, graded)).toBe(graded)
  expect(shownWork({ marksShown: 'atOnce', marksReleasedAt: null }, graded)).toBe(graded)
})

it.each(['started', 'submitted', 'returned'] as const)('a work that is %s is shown as it is', (status) => {
  const work = { status, score: null, gradedAt: null }
  expect(shownWork({ marksShown: 'together', marksReleasedAt: null }, work)).toBe(work)
})
