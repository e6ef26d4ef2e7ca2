/** Parsers of the files and pages that lie under a page of the board. */
import { SHEET_NAME_MAX_LENGTH, SHEET_NO_MAX, type Sheet, type SheetFile } from '../board/sheet.ts'
import { id } from './room-shapes.ts'
import { integer, object, oneOf, type Parser } from './shape.ts'

// A line of text, which a database takes. A character may take two units.
const LINE = /^[^\p{Cc}\p{Cs}]*$/u
const fileName: Parser<string> = (value) =>
  typeof value === 'string' && value.length <= 2 * SHEET_NAME_MAX_LENGTH && LINE.test(value) ? value : undefined

const fields = { fileId: id, kind: oneOf('document', 'picture'), name: fileName }
export const sheetNo: Parser<number> = integer(1, SHEET_NO_MAX)
export const sheetFile: Parser<SheetFile> = object<SheetFile>(fields)
export const sheet: Parser<Sheet> = object<Sheet>({ ...fields, no: sheetNo })
