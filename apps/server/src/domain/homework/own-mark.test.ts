import { describe, expect, it } from 'vitest'
import { hasOwnReview, ownMark } from './own-mark.ts'

describe('the mark of an answer', () => {
  it('is the one with points, be they none', () => {
    const wrong = { score: 0, comment: '再读一遍' }
    expect(ownMark(wrong)).toBe(wrong)
  })

  it('is none once the answer was changed, whatever was said to the answer before', () => {
    expect(ownMark({ score: null, comment: '再读一遍' })).toBeNull()
    expect(ownMark(null)).toBeNull()
  })
})

describe('the words about a work', () => {
  it.each(['started', 'returned', 'graded'] as const)('are its own while it is %s', (status) => {
    expect(hasOwnReview({ status, returnedAt: 5 })).toBe(true)
  })

  it('are those of the try before once it is handed in again', () => {
    expect(hasOwnReview({ status: 'submitted', returnedAt: 5 })).toBe(false)
    expect(hasOwnReview({ status: 'submitted', returnedAt: null })).toBe(true)
  })
})
