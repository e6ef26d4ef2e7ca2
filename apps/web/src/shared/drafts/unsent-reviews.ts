import type { WordReviewRequest } from '@hwjy/sdk'
import { createDraftStore } from './draft-store.ts'
import { createUnsentStore } from './unsent-store.ts'

/** Reviews of words that the server has not. */
export const createUnsentReviews = () => createUnsentStore<WordReviewRequest>('hwjy-reviews')

/** The round of review that a person is in, so that it goes on after a reload without a network. */
export const createReviewRounds = () => createDraftStore('hwjy-review-round')
