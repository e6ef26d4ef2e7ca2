import type { ImportFailure, ImportFormat } from './import-state.ts'

export interface TableRow {
  /** Counted from 1. */
  line: number
  cells: string[]
  /** A quotation mark in it is not closed, or stands in the wrong place. */
  isBroken: boolean
}

export interface TableSheet {
  /** The member's name in a OneRoster archive; empty else. */
  name: string
  rows: TableRow[]
}

export interface TableFile {
  format: ImportFormat
  /** Only a CSV file has one. */
  encoding: string | null
  sheets: TableSheet[]
}

/** Why the file is no table, beside what an inspector says of any file. */
export class TableError extends Error {
  override readonly name = 'TableError'
  readonly code: ImportFailure
  constructor(code: ImportFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
