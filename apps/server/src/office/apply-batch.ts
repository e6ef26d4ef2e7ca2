import type { StoredRow } from '../db/school/school-imports.ts'
import type { Stores } from '../db/stores.ts'
import type { KnownSchool } from '../domain/school/office/known-school.ts'
import type { OfficeCall } from './office-call.ts'

type Writes = Parameters<Stores['importWrites']['add']>[0]
export type WriteRows = { [Name in keyof Writes]-?: NonNullable<Writes[Name]> }

/** Rows of one table that one transaction carries out. */
export interface Batch {
  stores: Stores
  call: OfficeCall
  known: KnownSchool
  rows: readonly StoredRow[]
  writes: WriteRows
  /** The number that was tried last behind a made username, by its beginning. */
  numbers: Map<string, number>
}
