/** The person who changes something in the school office, where and when. */
import type { EpochMs } from '@hwjy/classroom/core'
import type { Stores } from '../db/stores.ts'
import type { AuditDetail, AuditTarget } from '../domain/school/office/audit.ts'
import { ApiError } from '../http/api-error.ts'

export interface OfficeCall {
  schoolId: string
  actor: {
    /** Null for a command on the server's machine. */
    id: string | null
    name: string
  }
  now: EpochMs
}

/** Writes what was done into the log; in the transaction that does it. */
export const audit = (
  { auditEntries }: Pick<Stores, 'auditEntries'>,
  { schoolId, actor, now }: OfficeCall,
  action: string,
  target: { type: AuditTarget; id: string },
  detail: AuditDetail = {},
): Promise<void> =>
  auditEntries.add(
    [
      {
        schoolId,
        actorId: actor.id,
        actorName: actor.name,
        action,
        targetType: target.type,
        targetId: target.id,
        detail,
      },
    ],
    now,
  )

/** @throws {ApiError} `changedMeanwhile` when it was changed since the caller read it */
export function requireUnchanged(basedOn: string | undefined, updatedAt: EpochMs): void {
  if (basedOn === undefined || Date.parse(basedOn) === updatedAt) return
  throw new ApiError('changedMeanwhile', { updatedAt: new Date(updatedAt).toISOString() })
}

/** @throws {ApiError} `notFound` */
export function requireFound<Found>(found: Found | null): Found {
  if (found === null) throw new ApiError('notFound')
  return found
}
