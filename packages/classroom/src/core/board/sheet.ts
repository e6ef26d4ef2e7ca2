/** A page of a file that lies under everything that is written: courseware. [R90] */

export const SHEET_NAME_MAX_LENGTH = 120
/** A document may be longer; its further pages are not offered. */
export const SHEET_NO_MAX = 2_000

/** The file that pages are made of. It travels by its id; each person's page fetches it. */
export interface SheetFile {
  fileId: string
  kind: 'document' | 'picture'
  /** The name in the strip of pages. */
  name: string
}

export interface Sheet extends SheetFile {
  /** Page of the document, counted from 1; 1 for a picture. */
  no: number
}

/** A file's name as it may stand in the log. */
export const sheetName = (fileName: string): string =>
  [...fileName.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')].slice(0, SHEET_NAME_MAX_LENGTH).join('')
