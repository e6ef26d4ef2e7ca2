import { beforeEach, describe, expect, it } from 'vitest'
import { COMMENT_MAX_LENGTH, emptyDraft, forgetDraft, loadDraft, ratingProblems, saveDraft } from './rating-draft.ts'

const draft = { score: 4, comment: '很有意思', optionIds: ['pace'] }

describe('rating draft', () => {
  beforeEach(() => sessionStorage.clear())

  it('survives a reload, by lesson', () => {
    saveDraft(sessionStorage, 'lesson-1', draft)
    expect(loadDraft(sessionStorage, 'lesson-1')).toEqual(draft)
    expect(loadDraft(sessionStorage, 'lesson-2')).toEqual(emptyDraft)
  })

  it('is gone once sent', () => {
    saveDraft(sessionStorage, 'lesson-1', draft)
    forgetDraft(sessionStorage, 'lesson-1')
    expect(loadDraft(sessionStorage, 'lesson-1')).toEqual(emptyDraft)
  })

  it.each(['{', '[]', '{"score":9,"comment":3,"optionIds":"x"}', 'null'])(
    'counts as none when unreadable: %s',
    (saved) => {
      sessionStorage.setItem('hwjy.rating.lesson-1', saved)
      expect(loadDraft(sessionStorage, 'lesson-1')).toEqual(emptyDraft)
    },
  )
})

describe('a rating', () => {
  it('needs one to five stars', () => {
    expect(ratingProblems(emptyDraft)).toEqual(['score-missing'])
    expect(ratingProblems(draft)).toEqual([])
  })

  it('takes a comment of at most 200 characters, whatever their bytes', () => {
    expect(ratingProblems({ ...draft, comment: '😀'.repeat(COMMENT_MAX_LENGTH) })).toEqual([])
    expect(ratingProblems({ ...draft, comment: '好'.repeat(COMMENT_MAX_LENGTH + 1) })).toEqual(['comment-too-long'])
  })
})
