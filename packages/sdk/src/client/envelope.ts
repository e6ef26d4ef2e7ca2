import { ApiError } from '../error/api-error.ts'
import type { FailureDetail } from '../generated/hooks.ts'

/** Is the result of a successful call. A sign-in brings its whole response: some failures are passed through. */
export type DataOf<Answer> = Answer extends { code: 200; data: infer Data }
  ? Data
  : Answer extends { code: number }
    ? never
    : Answer

/** The failure an answer states, or null. Sign-in answers say `status` and `info` instead of `code` and `data`. */
export function failureOf(answer: unknown, requestId: string): ApiError | null {
  if (!isObject(answer)) return null
  const { code = answer.status, data = answer.info, message } = answer
  if (code === undefined || Number(code) === 200) return null
  return new ApiError(
    Number(code),
    typeof message === 'string' ? message : '',
    (data as FailureDetail | undefined) ?? null,
    requestId,
  )
}

/** `data` of an envelope; anything else as it is. */
export const dataOf = (answer: unknown): unknown => (isObject(answer) && 'data' in answer ? answer.data : answer)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)
