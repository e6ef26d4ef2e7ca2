import type * as errorCodes from '../generated/error-codes.ts'

export type ErrorName = keyof typeof errorCodes
/** Every `code` of an answer that is not a success. */
export type ErrorCode = (typeof errorCodes)[ErrorName]
