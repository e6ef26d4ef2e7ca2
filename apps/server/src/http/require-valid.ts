import type { FieldIssue } from '../domain/field-issue.ts'
import { ApiError } from './api-error.ts'

/** @throws {ApiError} `invalidInput` with the issues, when there are any */
export function requireValid(...issues: readonly (readonly FieldIssue[])[]): void {
  const all = issues.flat()
  if (all.length > 0) throw new ApiError('invalidInput', { issues: all })
}
