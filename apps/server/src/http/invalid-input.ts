import { ApiError } from './api-error.ts'

/** A field that the schema could not know to be wrong. */
export function invalidField(path: string, code: string, message: string): ApiError {
  return new ApiError('invalidInput', { issues: [{ path, code, message }] })
}
