import { type Violation, violationsOf } from '@hwjy/sdk/schemas'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** A schema of `@hwjy/sdk/schemas`. */
export type Validator = Parameters<typeof violationsOf>[0]

export interface FormContract<Values> {
  /** The request that the form sends, or one with the same fields. */
  schema: Validator
  /** Returns the request for these values. By default the values are the request. */
  request?: (values: Values) => object
  /** What this form asks for beyond the contract. */
  rules?: (values: Values) => readonly Violation[]
}

/** Returns what the form's user can correct: a violation elsewhere in the request is the server's to refuse. */
export function formViolations<Values extends object>(
  values: Values,
  { schema, request = (same) => same, rules }: FormContract<Values>,
): readonly Violation[] {
  const found = [...violationsOf(schema, request(values)), ...(rules?.(values) ?? [])]
  return found.filter((violation) => fieldOf(violation) in values)
}

/** Hands the contract's violations to React Hook Form. Its own resolver for zod would drop the limits. */
export function contractResolver<Values extends FieldValues>(contract: FormContract<Values>): Resolver<Values> {
  return (values) => {
    const violations = formViolations(values, contract)
    if (violations.length === 0) return { values, errors: {} }
    const errors = violations.map((violation) => [fieldOf(violation), { type: violation.kind, violation }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}

export const violationIn = (error: unknown): Violation | null =>
  (error as { violation?: Violation } | undefined)?.violation ?? null

// `optionIds.3` is the fourth entry of the field `optionIds`.
const fieldOf = ({ path }: Violation) => path.split('.')[0] ?? ''
