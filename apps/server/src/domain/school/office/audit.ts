export type AuditTarget =
  | 'school'
  | 'person'
  | 'invitation'
  | 'course'
  | 'class'
  | 'key'
  | 'job'
  | 'import'
  | 'order'
  | 'enquiry'

/** Names and values for people to read; no secrets. */
export type AuditDetail = Record<string, string | number | boolean | null>

const SHOWN = 200

/** The fields of a change that were given, as the log keeps them: lists joined, long texts cut. */
export function changedFields(change: Readonly<Record<string, unknown>>): AuditDetail {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, shown(value)]))
}

/**
 * The fields that a change makes different, each with what it was under `before.` and its name. A field that was not
 * given stays, and no text is the same as none.
 * @returns null when nothing becomes different: then there is nothing to log
 */
export function changesFrom(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): AuditDetail | null {
  const different = Object.entries(change).filter(
    ([name, value]) => value !== undefined && shown(value ?? '') !== shown(before[name] ?? ''),
  )
  if (different.length === 0) return null
  return Object.fromEntries(
    different.flatMap(([name, value]) => [
      [name, shown(value)],
      [`before.${name}`, shown(before[name] ?? null)],
    ]),
  )
}

function shown(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  return (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, SHOWN)
}
