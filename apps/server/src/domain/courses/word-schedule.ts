/**
 * When a word is to be reviewed, by FSRS (https://github.com/open-spaced-repetition/ts-fsrs). Whole days only: a review
 * is five minutes once a day, so steps of minutes would never be met. No chance is added to the days, so that the
 * buttons promise exactly what happens. docs/adr/0074
 */
import type { EpochMs } from '@hwjy/classroom/core'
import { type Card, createEmptyCard, fsrs, type Grade, State } from 'ts-fsrs'

/** How well a word was known: 1 forgotten, 2 hard, 3 known, 4 easy. */
export type Rating = 1 | 2 | 3 | 4

export interface WordSchedule {
  dueAt: EpochMs
  /** In days; 0 before the first review. */
  stability: number
  difficulty: number
  reps: number
  lapses: number
  reviewedAt: EpochMs | null
}

export interface ReviewedOnce {
  rating: Rating
  at: EpochMs
}

export type WordState = 'new' | 'learning' | 'known'

/** Only so many reviews of one word count. */
export const REVIEWS_MAX = 1_000

const DAY_MS = 86_400_000
const KNOWN_DAYS = 21
const RATINGS = [1, 2, 3, 4] as const
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
})

/** A new word can be reviewed at once. */
export const newSchedule = (keptAt: EpochMs): WordSchedule => ({
  dueAt: keptAt,
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  reviewedAt: null,
})

/** @param review not before the last one */
export function afterReview(schedule: WordSchedule, { rating, at }: ReviewedOnce): WordSchedule {
  const { card } = scheduler.next(toCard(schedule), new Date(at), rating as Grade)
  return {
    dueAt: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    reviewedAt: at,
  }
}

/** Computes the schedule from all reviews, so that the order in which devices send them makes no difference. */
export const scheduleOf = (keptAt: EpochMs, reviews: readonly ReviewedOnce[]): WordSchedule =>
  reviews.toSorted((a, b) => a.at - b.at || a.rating - b.rating).reduce(afterReview, newSchedule(keptAt))

/** A clock that is wrong cannot put a review before the word was kept, or into the future. */
export const reviewTime = (at: EpochMs, keptAt: EpochMs, now: EpochMs): EpochMs => Math.min(Math.max(at, keptAt), now)

/** Returns the days until the next review after each of the four ratings. */
export const nextDays = (schedule: WordSchedule, now: EpochMs): number[] => {
  const at = Math.max(now, schedule.reviewedAt ?? now)
  return RATINGS.map((rating) => Math.max(1, Math.round((afterReview(schedule, { rating, at }).dueAt - at) / DAY_MS)))
}

export function wordState({ reps, stability }: Pick<WordSchedule, 'reps' | 'stability'>): WordState {
  if (reps === 0) return 'new'
  return stability >= KNOWN_DAYS ? 'known' : 'learning'
}

function toCard({ dueAt, stability, difficulty, reps, lapses, reviewedAt }: WordSchedule): Card {
  const empty = createEmptyCard(new Date(dueAt))
  if (reviewedAt === null) return empty
  return {
    ...empty,
    stability,
    difficulty,
    reps,
    lapses,
    state: State.Review,
    last_review: new Date(reviewedAt),
    scheduled_days: Math.round((dueAt - reviewedAt) / DAY_MS),
  }
}
