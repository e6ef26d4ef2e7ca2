/** Keeps takes that are not handed in yet through a reload of the page. */
import type { EpochMs } from '../core/room/ids.ts'
import type { Recorded } from './sound-source.ts'

export interface Take {
  id: string
  recordedAt: EpochMs
  /** Measured from the samples, not from the clock. */
  durationMs: number
  /** `audio/mpeg` */
  mp3: Blob
}

/**
 * A few seconds of a take that is still being recorded: what a reload leaves of it. The frames of its mp3 are its own,
 * its length and its loudest sample are those of the take until its end.
 */
export interface TakePart extends Recorded {
  takeId: string
  /** Counts from 0. Storing the same index again replaces it. */
  index: number
  /** When the take began. */
  recordedAt: EpochMs
}

export interface TakeStore {
  /** @param scope one person and what they record for. Oldest first. Never throws. */
  list(scope: string): Promise<readonly Take[]>
  /**
   * Keeps a take that ended, and forgets its parts.
   * @returns false where the device has no room for it: then it lasts as long as the page. Never throws.
   */
  put(scope: string, take: Take): Promise<boolean>
  /** Keeps a part of a running take, if there is room. Never throws. */
  putPart(scope: string, part: TakePart): Promise<void>
  /** The takes that never ended, each joined from its parts. Oldest first. Never throws. */
  listUnfinished(scope: string): Promise<readonly Take[]>
  /** Forgets a take, or the parts of one. Never throws. */
  remove(scope: string, id: string): Promise<void>
  /** How many takes, finished or not, have a scope that begins like this. Never throws. */
  count(scopePrefix: string): Promise<number>
  /** Forgets every take whose scope begins like this. Never throws. */
  clear(scopePrefix: string): Promise<void>
}
