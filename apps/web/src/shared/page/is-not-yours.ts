import { ApiError, type ErrorCode, errorCodes } from '@hwjy/sdk'

const notYours: readonly ErrorCode[] = [errorCodes.forbidden, errorCodes.notFound, errorCodes.notInClass]

/**
 * True for another user's lesson or one that does not exist: a retry changes nothing, and the page does not reveal
 * which of the two it is.
 */
export const isNotYours = (error: unknown) => error instanceof ApiError && notYours.some((code) => code === error.code)
