import { useEffect, useState } from 'react'
import { createReviewRounds, createUnsentReviews } from '../../../shared/drafts/unsent-reviews.ts'
import { dateIn } from '../../../shared/time/date-in.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { isOver, type ReviewRound, withoutReviewed } from './review-round.ts'

const rounds = createReviewRounds()
const unsent = createUnsentReviews()
const nameOf = (userId: string) => ({ userId, form: 'review', id: 'round' })

/** The round of today that this person left; null where there is none, undefined while it is looked for. */
export function useStoredRound(userId: string): ReviewRound | null | undefined {
  const zone = useViewerZone()
  const [found, setFound] = useState<{ for: string; round: ReviewRound | null }>()
  useEffect(() => {
    let isCurrent = true
    readRound(userId, (savedAt) => dateIn(zone, savedAt) === dateIn(zone, Date.now()))
      .catch(() => null)
      .then((round) => isCurrent && setFound({ for: userId, round: round && !isOver(round) ? round : null }))
    return () => {
      isCurrent = false
    }
  }, [userId, zone])
  return found?.for === userId ? found.round : undefined
}

async function readRound(userId: string, isToday: (savedAt: number) => boolean): Promise<ReviewRound | null> {
  const [stored, reviews] = await Promise.all([rounds.get(nameOf(userId)), unsent.list(userId)])
  if (!stored || !isToday(stored.savedAt)) return null
  return withoutReviewed(stored.values as ReviewRound, new Set(reviews.map(({ review }) => review.commandId)))
}

/** Keeps the round on this device; one that is over is forgotten. Never throws. */
export async function keepRound(userId: string, round: ReviewRound): Promise<void> {
  try {
    if (isOver(round)) await rounds.remove(nameOf(userId))
    else await rounds.put(nameOf(userId), { savedAt: Date.now(), sizeBytes: 0, values: round })
  } catch {
    // A browser that keeps nothing has the round as long as the page.
  }
}
