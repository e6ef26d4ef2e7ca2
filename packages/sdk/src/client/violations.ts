/** Tells in our own words how a value differs from the contract, so that a form can say it in its user's language. */
import * as zod from 'zod/mini'

export interface Violation {
  /** Field, and the place inside it, joined with dots: `smsCode`, `optionIds.3`. */
  path: string
  /** Blank text counts as missing. `too-short` and `too-long` are about texts and lists, the next two about numbers. */
  kind: 'missing' | 'too-short' | 'too-long' | 'too-small' | 'too-large' | 'wrong-form'
  /** Characters of a text, entries of a list, or the bound of a number; null where no number says it. */
  limit: number | null
}

/** Returns one violation for each field that the schema refuses, the first that it finds; none when the value fits. */
export function violationsOf(schema: zod.core.$ZodType, value: unknown): readonly Violation[] {
  const { error } = zod.safeParse(schema, value)
  const violations = new Map<string, Violation>()
  for (const issue of (error?.issues ?? []).flatMap(nearestIssues)) {
    const path = issue.path.join('.')
    if (!violations.has(path)) violations.set(path, { path, ...kindOf(issue, valueAt(value, issue.path)) })
  }
  return [...violations.values()]
}

function kindOf(issue: zod.core.$ZodIssue, value: unknown): Pick<Violation, 'kind' | 'limit'> {
  const isText = typeof value === 'string'
  if (value === undefined || value === null || (isText && value.trim() === '')) return { kind: 'missing', limit: null }
  const isCounted = isText || Array.isArray(value)
  if (issue.code === 'too_small') return { kind: isCounted ? 'too-short' : 'too-small', limit: Number(issue.minimum) }
  if (issue.code === 'too_big') return { kind: isCounted ? 'too-long' : 'too-large', limit: Number(issue.maximum) }
  return { kind: 'wrong-form', limit: null }
}

// When a value may have several forms, the form that it comes nearest to says what is wrong.
function nearestIssues(issue: zod.core.$ZodIssue): zod.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
  return nearest?.flatMap(nearestIssues).map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue]
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
