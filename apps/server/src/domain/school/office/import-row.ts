import type { SchoolTable } from './import-columns.ts'

export type RowReason =
  | 'required'
  | 'too-long'
  | 'too-short'
  | 'not-a-name'
  | 'not-a-username'
  | 'not-a-phone'
  | 'not-a-country-code'
  | 'not-a-date'
  | 'not-a-time'
  | 'not-a-weekday'
  | 'not-a-number'
  | 'out-of-range'
  | 'not-a-zone'
  | 'not-a-role'
  | 'not-a-type'
  | 'not-readable'
  | 'cut-row'
  | 'bad-quotes'
  | 'too-many-cells'
  | 'double-in-file'
  | 'taken'
  | 'cannot-change'
  | 'unknown'
  | 'is-closed'
  | 'class-full'
  | 'in-past'
  | 'teacher-busy'
  | 'students-busy'
  | 'overlap'
  | 'role-differs'
  | 'family-differs'
  | 'circular-family'
  | 'not-with-family'
  | 'needs-bad-row'

export interface RowProblem {
  /** The column as reports name it; empty for the row as a whole. */
  field: string
  reason: RowReason
  /** The text that stands there, cut. */
  value: string
  /** The text lists what the column takes, where it can be said without a language. */
  allowed?: string
  /** Line of the row of the file that it collides with or needs. */
  otherLine?: number
}

/** A row as a file brings it: cells by column, empty ones left out. */
export interface ImportRow {
  table: SchoolTable
  /** Counted from 1, the line of the headers included. */
  line: number
  fields: Readonly<Record<string, string>>
  problems: readonly RowProblem[]
}

export const VALUE_SHOWN = 100

export const rowProblem = (
  field: string,
  reason: RowReason,
  value = '',
  { otherLine, allowed }: Pick<RowProblem, 'otherLine' | 'allowed'> = {},
): RowProblem => ({
  field,
  reason,
  value: value.slice(0, VALUE_SHOWN),
  ...(allowed !== undefined && { allowed }),
  ...(otherLine !== undefined && { otherLine }),
})

/** A person finds the row by it. */
export const rowLabel = ({ fields }: Pick<ImportRow, 'fields'>): string =>
  [fields.name, fields.student, fields.class, fields.externalId].find((text) => text !== undefined)?.slice(0, 100) ?? ''
