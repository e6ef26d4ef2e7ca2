import { round } from '../round.ts'

/** Counts the ratings with one star, two stars … five. */
export type StarCounts = readonly number[]

/** To two decimals; null of nothing. */
export function averageScore(stars: StarCounts): number | null {
  const ratings = ratingCount(stars)
  if (ratings === 0) return null
  return round(stars.reduce((sum, count, index) => sum + count * (index + 1), 0) / ratings, 2)
}

export const ratingCount = (stars: StarCounts): number => stars.reduce((sum, count) => sum + count, 0)

export const addStars = (all: readonly StarCounts[]): number[] =>
  [0, 1, 2, 3, 4].map((index) => all.reduce((sum, stars) => sum + (stars[index] ?? 0), 0))

/** The mean of what a teacher gave one student, to two decimals. */
export const performanceStars = (given: { listening: number; speaking: number; participation: number }): number =>
  round((given.listening + given.speaking + given.participation) / 3, 2)
