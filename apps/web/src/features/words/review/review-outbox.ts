import { reviewWord } from '@hwjy/sdk'
import { createUnsentReviews, type UnsentReview } from '../../../shared/drafts/unsent-reviews.ts'
import { createOutbox } from '../../../shared/outbox/create-outbox.ts'

/** Reviews on their way to the server; they go on after a reload and when the network is back. */
export const reviewOutbox = createOutbox<UnsentReview>({
  lock: 'hwjy.review-outbox',
  store: createUnsentReviews(),
  idOf: ({ review }) => review.commandId,
  // Sent without its hook, outside React: the page marks stale what it touches.
  send: async ({ review }) => void (await reviewWord(review, { idempotencyKey: review.commandId })),
  // The word was forgotten meanwhile, or was reviewed too often: that will not be otherwise the next time.
  refused: () => null,
})
