import { useEffect, useState } from 'react'
import type { ReadsLike } from './rank-entries.ts'

let known: ReadsLike | null = null

/**
 * Loads the readings of hanzi: 20 kB of syllables, fetched once letters are typed; without them the palette finds only
 * text as it is written.
 * @param isWanted false fetches nothing
 */
export function useReadings(isWanted: boolean): ReadsLike | null {
  const [readsLike, setReadsLike] = useState<ReadsLike | null>(() => known)
  useEffect(() => {
    // Another palette may have fetched them since this one opened; what is there already comes at once.
    if (!isWanted || readsLike) return
    import('pinyin-match').then(
      ({ default: { match } }) => {
        known = (hanzi, letters) => match(hanzi, letters.replaceAll(' ', '')) !== false
        setReadsLike(() => known)
      },
      () => {
        // Offline. The next opening asks again.
      },
    )
  }, [isWanted, readsLike])
  return readsLike
}
