import type { RefusalCode } from '@hwjy/classroom/core'
import { ApiError, type ErrorName } from '../../http/api-error.ts'
import { requestIdReused } from '../../http/invalid-input.ts'
import type { Outcome } from '../../live/room-actor.ts'

// Refusals that have a code of their own; every other one is `roomRefused` with its reason.
const OWN_CODES: Partial<Record<RefusalCode, ErrorName>> = {
  'door-not-open': 'doorNotOpen',
  'entry-closed': 'entryClosed',
  'room-full': 'classFull',
  removed: 'removedFromClass',
  'class-ended': 'classEnded',
  'class-not-started': 'classNotStarted',
  'already-started': 'classAlreadyStarted',
  'practice-open': 'practiceOpen',
  'tool-used': 'toolUsed',
  'practice-not-open': 'practiceNotOpen',
}

/** @throws {ApiError} when the room refused */
export function requireDone(outcome: Outcome): void {
  if (!('refused' in outcome)) return
  // The error is the one that every other call has.
  if (outcome.refused === 'id-reused') throw requestIdReused()
  const own = OWN_CODES[outcome.refused]
  throw own ? new ApiError(own) : new ApiError('roomRefused', { reason: outcome.refused })
}
