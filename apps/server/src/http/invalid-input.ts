import { ApiError } from './api-error.ts'

/** A field that the schema could not know to be wrong. */
export function invalidField(path: string, code: string, message: string): ApiError {
  return new ApiError('invalidInput', { issues: [{ path, code, message }] })
}

/** The client's id of a request stands for one call; answering with another one's answer would hide that nothing was done. */
export const requestIdReused = () => invalidField('requestId', 'reused', 'This request id belongs to another call.')
