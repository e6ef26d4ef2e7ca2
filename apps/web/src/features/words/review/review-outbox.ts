import { createListeners, createStore } from '@hwjy/base'
import {
  ApiError,
  errorCodes,
  getSdk,
  HttpError,
  NetworkError,
  reviewWord,
  TimeoutError,
  type WordReviewRequest,
} from '@hwjy/sdk'
import { noteKeptFor } from '../../../shared/drafts/kept-for.ts'
import { createUnsentReviews } from '../../../shared/drafts/unsent-reviews.ts'
import { network } from '../../../shared/network/network.ts'

// Reviews go on outside React: the call is made without its hook, and the page marks the reads stale that it touches.

interface Unsent {
  userId: string
  review: WordReviewRequest
}

const all = createStore<readonly Unsent[]>([])
const emptied = createListeners()
const kept = createUnsentReviews()

let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false
let attempt = 0

/** 1 s, 2 s, 4 s … never more than 30 s. */
const retryDelayMs = () => Math.min(1_000 * 2 ** attempt++, 30_000)

// Anything else will not be otherwise the next time: the word was forgotten meanwhile, or was reviewed too often.
const isLater = (error: unknown) =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof HttpError && error.status >= 500) ||
  (error instanceof ApiError && [errorCodes.tooOften, errorCodes.notSignedIn].some((code) => code === error.code))

// Another child of the family may have taken the device: what is not theirs waits.
const next = () => {
  const userId = getSdk().session.getState().userInfo?.userId
  return all.getState().find((one) => one.userId === userId)
}

async function sendAll() {
  for (let unsent = next(); unsent; unsent = next()) {
    const { userId, review } = unsent
    try {
      await reviewWord(review, { idempotencyKey: review.commandId })
      attempt = 0
    } catch (error) {
      if (isLater(error)) {
        timer = setTimeout(pump, retryDelayMs())
        return
      }
    }
    all.setState((now) => now.filter((one) => one.review.commandId !== review.commandId))
    await kept.remove(userId, review.commandId)
  }
  emptied.call()
}

function pump() {
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  void sendAll().finally(() => {
    isSending = false
  })
}

network.subscribe(() => {
  if (network.isOnline()) pump()
})

/**
 * Reviews on their way to the server; they go on after a reload and when the network is back. Two tabs may send the same
 * one: the server counts it once under its `commandId`.
 */
export const reviewOutbox = {
  getState: all.getState,
  subscribe: all.subscribe,
  /** Calls the listener when the server has everything. */
  onEmptied: emptied.add,
  /** Goes on with what an earlier page left. */
  async start(userId: string) {
    const stored = await kept.list(userId)
    const known = new Set(all.getState().map(({ review }) => review.commandId))
    const found = stored.filter(({ commandId }) => !known.has(commandId))
    if (found.length > 0) all.setState((now) => [...now, ...found.map((review) => ({ userId, review }))])
    if (all.getState().length > 0) pump()
  },
  async add(userId: string, review: WordReviewRequest) {
    noteKeptFor(userId)
    all.setState((now) => [...now.filter((one) => one.review.commandId !== review.commandId), { userId, review }])
    await kept.put(userId, review.commandId, review)
    pump()
  },
}
