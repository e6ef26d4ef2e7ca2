import { type Column, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import type { EpochMs } from '@hwjy/classroom/core'

/** An instant: `timestamptz` in the database, milliseconds since 1970 in our code. */
export const instant = customType<{ data: EpochMs; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (text) => Date.parse(isoFrom(text)),
})

/** An instant in a query written by hand, where no column says what it is. */
export const sqlInstant = (at: EpochMs) => sql`${new Date(at).toISOString()}::timestamptz`

/** Raw bytes. Drivers give a Buffer or a Uint8Array; we promise no more than the latter. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

// PostgreSQL writes `2026-11-20 10:00:00.5+00`, which only some browsers' Date can read.
function isoFrom(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/**
 * The instant of a row's newest change. A row that was never changed has that of its beginning, or the year 1970 where
 * even that is unknown: the first two changes must be told apart, too.
 */
export const versionOf = (updatedAt: Column, createdAt: Column) =>
  sql<EpochMs>`coalesce(${updatedAt}, ${createdAt}, 'epoch')`.mapWith(
    (text: string): EpochMs => Date.parse(isoFrom(text)),
  )
