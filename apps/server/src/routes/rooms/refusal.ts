import type { RefusalCode } from '@hwjy/classroom/core'
import { ApiError, type ErrorName } from '../../http/api-error.ts'
import { unusableKey } from '../../http/idempotency-key.ts'
import type { Outcome } from '../../live/room-actor.ts'
import { entryErrorNames } from './entry-error.ts'

// Refusals that have a code of their own; every other one is `roomRefused` with its reason.
const OWN_CODES: Partial<Record<RefusalCode, ErrorName>> = {
  ...entryErrorNames,
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
  if (outcome.refused === 'id-reused') throw unusableKey('other-input')
  const own = OWN_CODES[outcome.refused]
  throw own ? new ApiError(own) : new ApiError('roomRefused', { reason: outcome.refused })
}
