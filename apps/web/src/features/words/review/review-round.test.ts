import type { Favourite } from '@hwjy/sdk'
import { describe, expect, it } from 'vitest'
import {
  CARDS_MAX,
  isOver,
  type Rating,
  type ReviewRound,
  ROUND_MS,
  roundReducer,
  startRound,
  withoutReviewed,
} from './review-round.ts'

const word = (text: string) =>
  ({
    favouriteId: `fav_${text}`,
    text,
    pinyin: null,
    meaning: null,
    source: null,
    review: { nextDays: [1, 2, 3, 8] },
  }) as unknown as Favourite

const SECOND = 1_000
const rated = (round: ReviewRound, rating: Rating, ms = 5 * SECOND) => {
  const shown = roundReducer(round, { type: 'shown', at: round.at + ms })
  return roundReducer(shown, { type: 'rated', rating, at: shown.at + SECOND })
}
const texts = ({ cards }: ReviewRound) => cards.map(({ text }) => text)

describe('a round of review', () => {
  it('goes from one card to the next and is over after the last one', () => {
    const last = rated(startRound([word('你'), word('我')], 0), 3)
    expect(texts(last)).toEqual(['我'])
    const over = rated(last, 4)
    expect([isOver(last), isOver(over), over.reviewed]).toEqual([false, true, 2])
  })

  it('takes no rating before the answer was seen', () => {
    const round = startRound([word('你')], 0)
    expect(roundReducer(round, { type: 'rated', rating: 3, at: 9 })).toBe(round)
  })

  it('that was kept before a rating does not ask again what was rated', () => {
    const begun = startRound([word('你'), word('我')], 0)
    const kept = roundReducer(begun, { type: 'shown', at: SECOND })
    const [rated] = kept.cards
    const round = withoutReviewed(kept, new Set([rated?.commandId ?? '']))
    expect([texts(round), round.isShown, round.reviewed]).toEqual([['我'], false, 1])
    expect(withoutReviewed(kept, new Set())).toEqual(kept)
  })

  it('brings a forgotten word once more at its end, as practice that counts as no review', () => {
    const round = rated(startRound([word('你'), word('我')], 0), 1)
    expect(texts(round)).toEqual(['我', '你'])
    const over = rated(rated(round, 3), 1)
    expect([over.cards, over.reviewed]).toEqual([[], 2])
  })

  it('ends after five minutes, but not under a card that is open', () => {
    let round = startRound(
      Array.from({ length: CARDS_MAX }, (_, no) => word(`词${no}`)),
      0,
    )
    for (let turn = 0; turn < 5; turn++) round = rated(round, 3, 59 * SECOND)
    expect(round.spentMs).toBe(ROUND_MS)
    expect(isOver(round)).toBe(true)
    expect(isOver({ ...round, isShown: true })).toBe(false)
  })

  it('does not count the time in which the page was away', () => {
    const round = startRound([word('你')], 0)
    const back = roundReducer(round, { type: 'resumed', at: 60 * 60 * SECOND })
    expect(roundReducer(back, { type: 'shown', at: back.at + SECOND }).spentMs).toBe(SECOND)
  })

  it('has forty words at most', () => {
    const many = Array.from({ length: 60 }, (_, no) => word(`词${no}`))
    expect(startRound(many, 0).cards).toHaveLength(CARDS_MAX)
  })
})
