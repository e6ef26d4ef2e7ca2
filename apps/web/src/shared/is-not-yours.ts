import { ApiError, type ErrorCode, errorCodes } from '@hwjy/sdk'

const notYours: readonly ErrorCode[] = [errorCodes.forbidden, errorCodes.notFound, errorCodes.notInClass]

/** Somebody else's lesson, or none at all: asking again changes nothing, and which of the two is nobody's business. */
export const isNotYours = (error: unknown) => error instanceof ApiError && notYours.some((code) => code === error.code)
