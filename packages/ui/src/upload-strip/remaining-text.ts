import { useWords } from '../ui-text/words.ts'
import { uploadStripWords } from './upload-strip-words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** "3 min left"; empty while it is unknown. Minutes are rounded up: a promise that is kept early is welcome. */
export function useRemainingText(): (remainingMs: number | null) => string {
  const words = useWords(uploadStripWords)
  return (remainingMs) => {
    if (remainingMs === null) return ''
    if (remainingMs < MINUTE_MS) return words.seconds
    if (remainingMs < HOUR_MS) return words.minutes(Math.ceil(remainingMs / MINUTE_MS))
    return words.hours(Math.ceil(remainingMs / HOUR_MS))
  }
}
