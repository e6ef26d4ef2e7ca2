import type { ErrorName } from '@hwjy/sdk/errors'
import type { DeviceDescription, LessonConflict } from '@hwjy/sdk/schemas'
import type { ProofWay } from '../domain/recent-proof.ts'

export type { ErrorName }

export interface Issue {
  path: string
  code: string
  message: string
}

/** What a program can use about a failure; which fields are there depends on the code. */
export interface ErrorDetail {
  issues?: Issue[]
  retryAfterSeconds?: number
  /** Refusal code of the room. */
  reason?: string
  opensAt?: string
  /** Lessons at the same time. */
  conflicts?: LessonConflict[]
  ticket?: string
  /** How the person can prove whose account it is. */
  ways?: readonly ProofWay[]
  mobile?: string
  nickname?: string
  devices?: { device: DeviceDescription; lastSeenAt: string }[]
  /** Questions it is about. */
  questionNos?: number[]
  limitBytes?: number
}

/** Ends a call with an answer that is not a success. Thrown by routes and rules' callers, written out in one place. */
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
