import { createListeners } from '@hwjy/base'
import { ApiError, errorCodes, reviewWord } from '@hwjy/sdk'
import { createUnsentReviews, type UnsentReview } from '../../../shared/drafts/unsent-reviews.ts'
import { createOutbox } from '../../../shared/outbox/create-outbox.ts'

const refusals = createListeners<[error: ApiError]>()

/** Calls the listener when the server counts no more reviews of a word. */
export const onReviewsFull = refusals.add

/** Reviews on their way to the server; they go on after a reload and when the network is back. */
export const reviewOutbox = createOutbox<UnsentReview>({
  lock: 'hwjy.review-outbox',
  store: createUnsentReviews(),
  idOf: ({ review }) => review.commandId,
  // Sent without its hook, outside React: the page marks stale what it touches.
  send: async ({ review }) => void (await reviewWord(review, { idempotencyKey: review.commandId })),
  // The word was forgotten meanwhile, or was reviewed too often: that will not be otherwise the next time.
  refused(_, error) {
    if (error instanceof ApiError && error.code === errorCodes.reviewsFull) refusals.call(error)
    return null
  },
})
