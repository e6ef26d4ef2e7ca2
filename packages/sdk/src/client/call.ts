import type { ApiCall } from './api-client.ts'
import { ApiError } from '../error/api-error.ts'
import { type DataOf, dataOf, failureOf } from './envelope.ts'
import { errorRule } from '../error/error-rules.ts'
import { getSdk } from '../sdk.ts'

/**
 * The one bridge between generated functions and the client. Brings the `data` of the envelope.
 * A typed caller cannot use an answer without data, so here every failure rejects, except the forced-login
 * answers of a sign-in, which are passed through.
 */
export async function call<Answer>(request: ApiCall): Promise<DataOf<Answer>> {
  const { data: answer, requestId } = await getSdk().api.send(request)
  const failure = failureOf(answer, requestId)
  if (failure && !errorRule(failure.code).needsForcedLogin) throw failure
  return dataOf(answer) as DataOf<Answer>
}

/** Handles the code that `x-silent` declares as "nothing yet": such calls resolve with null then. */
export const nullWhen = (code: number) => (error: unknown) => {
  if (error instanceof ApiError && error.code === code) return null
  throw error
}
