import type { KeyValueStorage } from '@hwjy/sdk'

/** A page that shows nothing for so long is reported, as the product document has it. */
export const WHITE_SCREEN_MS = 3_000
export const WHITE_SCREEN_KEY = 'hwjy.white-screen'

/** A page whose code never comes can report nothing itself: the next page that starts here does. */
export function keepWhiteScreen(storage: KeyValueStorage, durationMs: number): void {
  try {
    storage.setItem(WHITE_SCREEN_KEY, String(durationMs))
  } catch {
    // A full storage: this one goes unreported.
  }
}

/** @returns the white screen that a page before this one kept, once; null when there was none */
export function takeWhiteScreen(storage: KeyValueStorage): number | null {
  const kept = Number(storage.getItem(WHITE_SCREEN_KEY))
  storage.removeItem(WHITE_SCREEN_KEY)
  return kept > 0 ? kept : null
}
