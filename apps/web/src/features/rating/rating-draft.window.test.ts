import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDraft, forgetDraft, loadDraft, saveDraft } from './rating-draft.ts'

const grace = { userId: 'usr_grace', lessonId: 'lesson-1' }
const draft = { score: 4, comment: '很有意思', optionIds: ['pace'] }

describe('rating draft', () => {
  beforeEach(() => sessionStorage.clear())

  it('survives a reload, by lesson', () => {
    saveDraft(sessionStorage, grace, draft)
    expect(loadDraft(sessionStorage, grace)).toEqual(draft)
    expect(loadDraft(sessionStorage, { ...grace, lessonId: 'lesson-2' })).toEqual(emptyDraft)
  })

  it('is not shown to another child of the family', () => {
    saveDraft(sessionStorage, grace, draft)
    expect(loadDraft(sessionStorage, { ...grace, userId: 'usr_samuel' })).toEqual(emptyDraft)
  })

  it('is gone once sent', () => {
    saveDraft(sessionStorage, grace, draft)
    forgetDraft(sessionStorage, grace)
    expect(loadDraft(sessionStorage, grace)).toEqual(emptyDraft)
  })

  it.each(['{', '[]', '{"score":9,"comment":3,"optionIds":"x"}', 'null'])(
    'counts as none when unreadable: %s',
    (saved) => {
      sessionStorage.setItem('hwjy.draft.rating.usr_grace.lesson-1', saved)
      expect(loadDraft(sessionStorage, grace)).toEqual(emptyDraft)
    },
  )
})
