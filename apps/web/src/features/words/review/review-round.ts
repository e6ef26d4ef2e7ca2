import type { Favourite } from '@hwjy/sdk'

/** Five minutes a day, and so many words at most. */
export const ROUND_MS = 5 * 60_000
export const CARDS_MAX = 40
/** A card that is left alone takes no more of the five minutes than this. */
const LONGEST_CARD_MS = 60_000

export type Rating = 1 | 2 | 3 | 4
export const RATINGS = [1, 2, 3, 4] as const

export interface ReviewCard {
  favouriteId: string
  /** Names the review of this card: rated again after a reload, it counts once. */
  commandId: string
  text: string
  pinyin: string | null
  meaning: string | null
  /** Where the word was kept. */
  sourceTitle: string | null
  /** Days until the word comes again, after each rating. */
  nextDays: readonly number[]
  /** A word that was forgotten comes once more in the round; that is practice and no review. */
  isRepeat: boolean
}

export interface ReviewRound {
  /** The card in front is the first one. */
  cards: readonly ReviewCard[]
  isShown: boolean
  /** Words that were reviewed in this round. */
  reviewed: number
  /** Ms of the round that are over. */
  spentMs: number
  /** Epoch ms of the last event. */
  at: number
}

export type RoundEvent =
  | { type: 'shown'; at: number }
  | { type: 'rated'; rating: Rating; at: number }
  | { type: 'resumed'; at: number }

export const startRound = (words: readonly Favourite[], at: number): ReviewRound => ({
  cards: words.slice(0, CARDS_MAX).flatMap(toCard),
  isShown: false,
  reviewed: 0,
  spentMs: 0,
  at,
})

/** Over when no card is left or five minutes have passed; a card that is open may still be rated. */
export const isOver = ({ cards, isShown, spentMs }: ReviewRound) =>
  cards.length === 0 || (!isShown && spentMs >= ROUND_MS)

/**
 * A page that is left right after a rating may keep the review and not the round: what was rated is not asked again.
 * @param commandIds of reviews that are kept and not sent
 */
export function withoutReviewed(round: ReviewRound, commandIds: ReadonlySet<string>): ReviewRound {
  const cards = round.cards.filter(({ commandId, isRepeat }) => isRepeat || !commandIds.has(commandId))
  return {
    ...round,
    cards,
    isShown: round.isShown && cards[0] === round.cards[0],
    reviewed: round.reviewed + round.cards.length - cards.length,
  }
}

export function roundReducer(round: ReviewRound, event: RoundEvent): ReviewRound {
  // Time between two visits is not time of the round.
  if (event.type === 'resumed') return { ...round, at: event.at }
  const spentMs = round.spentMs + Math.min(Math.max(0, event.at - round.at), LONGEST_CARD_MS)
  const now = { ...round, spentMs, at: event.at }
  if (event.type === 'shown') return { ...now, isShown: true }
  const [card, ...rest] = round.cards
  if (!card || !round.isShown) return round
  const comesAgain = event.rating === 1 && !card.isRepeat
  return {
    ...now,
    cards: comesAgain ? [...rest, { ...card, isRepeat: true }] : rest,
    isShown: false,
    reviewed: round.reviewed + (card.isRepeat ? 0 : 1),
  }
}

function toCard({ favouriteId, text, pinyin, meaning, source, review }: Favourite): ReviewCard[] {
  if (text === null || !review) return []
  return [
    {
      favouriteId,
      commandId: `rev_${crypto.randomUUID()}`,
      text,
      pinyin,
      meaning,
      sourceTitle: source?.title ?? null,
      nextDays: review.nextDays,
      isRepeat: false,
    },
  ]
}
