import type { ErrorName } from '@hwjy/sdk/errors'
import type { AnswerAsSaved, DeviceDescription, LessonConflict, QuestionUse } from '@hwjy/sdk/schemas'
import type { ProofWay } from '../domain/accounts/second-step-rules.ts'

export type { ErrorName }

export interface Issue {
  path: string
  code: string
  message: string
}

/** Details of a failure that a program can use; which fields are there depends on the code. */
export interface ErrorDetail {
  issues?: Issue[]
  retryAfterSeconds?: number
  /** Refusal code of the room. */
  reason?: string
  opensAt?: string
  conflicts?: LessonConflict[]
  ticket?: string
  /** The ways by which the person can prove that the account is theirs. */
  ways?: readonly ProofWay[]
  mobile?: string
  nickname?: string
  devices?: { device: DeviceDescription; lastSeenAt: string }[]
  questionNos?: number[]
  usedIn?: QuestionUse[]
  /** When it was changed last; null where it is gone. */
  updatedAt?: string | null
  /** Says where a lesson is now. */
  startTime?: string
  gradedAt?: string | null
  returnedAt?: string | null
  score?: number | null
  handInCount?: number
  answers?: AnswerAsSaved[]
  /** Names. */
  students?: string[]
  limitBytes?: number
  limitFiles?: number
}

/** Ends a call with an error response. Thrown by routes and rules' callers, written out in one place. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorName
  readonly detail: ErrorDetail | null
  constructor(code: ErrorName, detail: ErrorDetail | null = null, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.detail = detail
  }
}
