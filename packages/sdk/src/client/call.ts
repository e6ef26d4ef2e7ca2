import type { ApiCall } from './api-client.ts'
import { ApiError } from '../error/api-error.ts'
import type { CallOptions, ChangeCallOptions } from './call-options.ts'
import { type DataOf, dataOf, failureOf } from './envelope.ts'
import { errorRule } from '../error/error-rules.ts'
import { getSdk } from '../sdk.ts'

/**
 * The one bridge between generated functions and the client. Brings the `data` of the envelope.
 * A typed caller cannot use an answer without data, so here every failure rejects, except the forced-login
 * answers of a sign-in, which are passed through.
 */
export async function call<Answer>(
  request: ApiCall,
  { sdk = getSdk(), ...options }: CallOptions | ChangeCallOptions = {},
): Promise<DataOf<Answer>> {
  const { data: answer, requestId } = await sdk.api.send({ ...request, ...options })
  const failure = failureOf(answer, requestId)
  if (failure && !errorRule(failure.code).needsForcedLogin) throw failure
  return dataOf(answer) as DataOf<Answer>
}

/** A call that changes something, once for each key: it may be sent again. */
export const change = <Answer>(request: ApiCall, options?: ChangeCallOptions): Promise<DataOf<Answer>> =>
  call<Answer>({ ...request, isKeyed: true }, options)

/** Handles the code that `x-silent` declares as "nothing yet": such calls resolve with null then. */
export const nullWhen = (code: number) => (error: unknown) => {
  if (error instanceof ApiError && error.code === code) return null
  throw error
}
