import type { TableFile } from '../domain/school/office/table-file.ts'

/**
 * The reason why a file cannot be used. `crashed`: the program that read it ended. Reading it again would not help, so
 * the uploader is told this.
 */
export type InspectionFailure = 'broken' | 'encrypted' | 'too-large' | 'timed-out' | 'crashed'

export class InspectionError extends Error {
  override readonly name = 'InspectionError'
  readonly code: InspectionFailure
  constructor(code: InspectionFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/** Reads files whose content decides how much work that is: within limits of memory and time, away from the classes. */
export interface FileInspector {
  /**
   * @returns pages of a PDF, at least 1
   * @throws {InspectionError}, or what the signal says
   */
  countPages(pdf: Blob, signal: AbortSignal): Promise<number>
  /**
   * Unpacks an office document to its end and keeps nothing: what it says about its own size may be wrong. Documents
   * that are no archive (.doc, .ppt) pass.
   * @throws {InspectionError} `too-large` above a gigabyte or 10,000 members, or what the signal says
   */
  checkDocument(document: Blob, signal: AbortSignal): Promise<void>
  /**
   * Reads a file of rows: CSV, XLSX, or OneRoster as a ZIP.
   * @throws {TableError} for what is no table, {InspectionError} for what takes too long or too much, or what the signal
   * says
   */
  readTable(file: Blob, signal: AbortSignal): Promise<TableFile>
  /**
   * @returns seconds of sound in an mp3, 0 without any
   * @throws {InspectionError}, or what the signal says
   */
  measureAudio(mp3: Blob, signal: AbortSignal): Promise<number>
}
