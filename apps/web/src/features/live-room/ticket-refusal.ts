import type { RefusalCode } from '@hwjy/classroom/core'
import { ApiError, type ErrorCode, errorCodes } from '@hwjy/sdk'

const refusals: Partial<Record<ErrorCode, RefusalCode>> = {
  [errorCodes.doorNotOpen]: 'door-not-open',
  [errorCodes.entryClosed]: 'entry-closed',
  [errorCodes.classFull]: 'room-full',
  [errorCodes.removedFromClass]: 'removed',
  [errorCodes.classEnded]: 'class-ended',
  [errorCodes.notInClass]: 'not-in-room',
  [errorCodes.forbidden]: 'not-in-room',
  [errorCodes.notSignedIn]: 'not-in-room',
}

/** Maps an API error that a retry cannot change to the room's refusal code; null when another try may help. */
export const ticketRefusal = (error: unknown): RefusalCode | null =>
  error instanceof ApiError ? (refusals[error.code as ErrorCode] ?? null) : null
