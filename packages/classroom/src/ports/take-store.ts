/** Keeps takes that are not handed in yet through a reload of the page. */
import type { EpochMs } from '../core/room/ids.ts'

export interface Take {
  id: string
  recordedAt: EpochMs
  /** Measured from the samples, not from the clock. */
  durationMs: number
  /** `audio/mpeg` */
  mp3: Blob
}

export interface TakeStore {
  /** @param scope one person and what they record for. Oldest first. Never throws. */
  list(scope: string): Promise<readonly Take[]>
  /** @returns false where the device has no room for it: then it lasts as long as the page. Never throws. */
  put(scope: string, take: Take): Promise<boolean>
  remove(scope: string, id: string): Promise<void>
  /** How many takes have a scope that begins like this. Never throws. */
  count(scopePrefix: string): Promise<number>
  /** Forgets every take whose scope begins like this. Never throws. */
  clear(scopePrefix: string): Promise<void>
}
