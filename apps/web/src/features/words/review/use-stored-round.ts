import { useEffect, useState } from 'react'
import { createReviewRounds } from '../../../shared/drafts/unsent-reviews.ts'
import { dateIn } from '../../../shared/time/date-in.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { isOver, type ReviewRound } from './review-round.ts'

const rounds = createReviewRounds()
const nameOf = (userId: string) => ({ userId, form: 'review', id: 'round' })

/** The round of today that this person left; null where there is none, undefined while it is looked for. */
export function useStoredRound(userId: string): ReviewRound | null | undefined {
  const zone = useViewerZone()
  const [found, setFound] = useState<{ for: string; round: ReviewRound | null }>()
  useEffect(() => {
    let isCurrent = true
    rounds
      .get(nameOf(userId))
      .catch(() => null)
      .then((stored) => {
        const now = Date.now()
        const round =
          stored && dateIn(zone, stored.savedAt) === dateIn(zone, now) ? (stored.values as ReviewRound) : null
        if (isCurrent) setFound({ for: userId, round: round && !isOver(round) ? round : null })
      })
    return () => {
      isCurrent = false
    }
  }, [userId, zone])
  return found?.for === userId ? found.round : undefined
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
