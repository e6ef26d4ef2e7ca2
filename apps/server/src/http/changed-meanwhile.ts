import type { EpochMs } from '@hwjy/classroom/core'
import { isStale } from '../domain/based-on.ts'
import { ApiError } from './api-error.ts'

/**
 * Requires that something is still as the writer read it. Lock its row before it is read, or two writers could both be
 * right.
 * @param updatedAt null where it is not there
 * @throws {ApiError} `changedMeanwhile`
 */
export function requireUnchanged(updatedAt: EpochMs | null, basedOn: string | null | undefined): void {
  const read = typeof basedOn === 'string' ? Date.parse(basedOn) : basedOn
  if (!isStale(updatedAt, read)) return
  throw new ApiError('changedMeanwhile', { updatedAt: updatedAt === null ? null : new Date(updatedAt).toISOString() })
}
