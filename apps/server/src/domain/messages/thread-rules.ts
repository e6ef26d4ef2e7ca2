import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS } from '../durations.ts'
import { characterCount } from '../plain-text.ts'

/** Days after the last lesson of a class in which its people may still write to each other. */
const OPEN_DAYS = 90

export type ThreadDenial = 'switched-off' | 'no-shared-class'

/** The instant after which a class must have ended for its people to write. */
export const sharedSince = (now: EpochMs): EpochMs => now - OPEN_DAYS * DAY_MS

/** What is written before stays readable, whatever this says. */
export function threadDenial(isSwitchedOn: boolean, sharedClasses: readonly string[]): ThreadDenial | null {
  if (!isSwitchedOn) return 'switched-off'
  return sharedClasses.length === 0 ? 'no-shared-class' : null
}

// A single letter, or two, is mostly a slip of the finger.
const SHORT_TEXT = 3

/**
 * @param text as `plainText` leaves it
 * @param isMeant the writer has confirmed that so short a text is what they want
 */
export function threadTextDenial(text: string, pictureCount: number, isMeant: boolean): 'empty' | 'too-short' | null {
  if (pictureCount > 0) return null
  if (text === '') return 'empty'
  return characterCount(text) < SHORT_TEXT && !isMeant ? 'too-short' : null
}
