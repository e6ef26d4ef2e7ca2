import type { Violation } from '@hwjy/sdk/schemas'
import type { CallProblem } from '../../../shared/account/call-problem.ts'
import type { NewPassword } from '../../../shared/account/proof/new-password-fields.tsx'

/** Returns the first violation of the two fields as a problem without words: the fields have the sentences. */
export function newPasswordViolation(
  violationOf: (name: keyof NewPassword) => Violation | null,
): CallProblem<keyof NewPassword> | null {
  const field = (['password', 'passwordAgain'] as const).find((name) => violationOf(name) !== null)
  return field === undefined ? null : { field, message: '', until: null }
}
