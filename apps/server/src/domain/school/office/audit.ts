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

function shown(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  return (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, SHOWN)
}
