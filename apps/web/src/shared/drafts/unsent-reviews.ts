import type { WordReviewRequest } from '@hwjy/sdk'
import { createDraftStore } from './draft-store.ts'
import { createUnsentStore } from './unsent-store.ts'

/** A review of a word that the server has not. */
export interface UnsentReview {
  userId: string
  status: 'waiting'
  review: WordReviewRequest
}

export const createUnsentReviews = () => createUnsentStore<UnsentReview>('hwjy-reviews')

/** The round of review that a person is in, so that it goes on after a reload without a network. */
export const createReviewRounds = () => createDraftStore('hwjy-review-round')
