/**
 * Tells which kind of failure a query ended with. Drivers and drizzle wrap each other's errors, so causes are checked,
 * too.
 */

// The driver's own codes, and those of the operating system, for a server that cannot be reached.
const UNREACHABLE: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * SQLSTATE of a server that starts, stops or is not the primary: 57P01 to 57P03 shutdown and start, 53300 too many
 * connections, 25006 a standby, which only reads. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const NOT_SERVING: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '53300', '25006'])
// Class 08 is about connections.
const isConnectionState = (code: string) => /^08[0-9A-Z]{3}$/.test(code)
const DISK_FULL = '53100'
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

const DEPTH = 5

// The codes of an error and of its causes, the error's own first.
function codesOf(error: unknown, depth = DEPTH): string[] {
  if (!(error instanceof Error) || depth === 0) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  // An address with two IP versions fails with one error for each.
  const parts = error instanceof AggregateError ? error.errors : []
  return [...own, ...[error.cause, ...parts].flatMap((inner) => codesOf(inner, depth - 1))]
}

/** The database cannot be reached, or does not serve yet: the same may work a moment later. */
export const isDatabaseAway = (error: unknown): boolean =>
  codesOf(error).some((code) => UNREACHABLE.has(code) || NOT_SERVING.has(code) || isConnectionState(code))

/** The disk of the database is full. */
export const isDatabaseFull = (error: unknown): boolean => codesOf(error).includes(DISK_FULL)

/** A row with this key is there already. */
export const isDuplicate = (error: unknown): boolean => codesOf(error).includes(UNIQUE_VIOLATION)

/** A row that this one refers to is gone. */
export const isMissingReference = (error: unknown): boolean => codesOf(error).includes(FOREIGN_KEY_VIOLATION)
