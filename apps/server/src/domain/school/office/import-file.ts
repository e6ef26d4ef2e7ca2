/** From the cells of a file to rows of tables, with what is wrong with each as far as the file alone can tell. */
import { plainText } from '../../plain-text.ts'
import { guessTable, type ImportColumn, readHeaders, type SchoolTable } from './import-columns.ts'
import { type ImportRow, type RowProblem, rowProblem } from './import-row.ts'
import type { ImportFailure, ImportFormat } from './import-state.ts'
import { rosterRows, type RosterSheet } from './one-roster.ts'

interface ReadFile {
  format: ImportFormat
  sheets: readonly RosterSheet[]
}

interface ImportedRows {
  rows: ImportRow[]
  /** Headers that no column of the table is called by, and letters of columns that have cells and no header. */
  unreadColumns: string[]
}

const HEADER_SHOWN = 100

/**
 * @param table what the uploader says the rows are; null leaves it to the headers, and where they do not tell, to the
 * name of the file
 */
export function importRows(
  { format, sheets }: ReadFile,
  table: SchoolTable | null,
  fileName = '',
): ImportedRows | ImportFailure {
  if (format === 'oneroster') {
    const rows = rosterRows(sheets).map((row) => ({ ...row, fields: visible(row.fields) }))
    return rows.length > 0 ? { rows, unreadColumns: [] } : 'no-rows'
  }
  const [head, ...lines] = sheets[0]?.rows ?? []
  if (!head) return 'no-rows'
  const kind = table ?? guessTable(head.cells, fileName)
  if (kind === 'unknown-columns' || kind === 'repeated-columns' || kind === 'ambiguous-columns') return kind
  const columns = readHeaders(kind, head.cells)
  if (typeof columns === 'string') return columns
  const rows = lines.filter(({ cells }) => !isNote(cells))
  if (rows.length === 0) return 'no-rows'
  const unreadColumns = head.cells.flatMap((header, index) => {
    if (columns[index] !== null) return []
    if (header !== '') return [plainText(header).slice(0, HEADER_SHOWN)]
    return rows.some(({ cells }) => (cells[index] ?? '') !== '') ? [columnLetters(index)] : []
  })
  const read = rows.map(({ line, cells, isBroken }) => {
    const problems: RowProblem[] = []
    if (isBroken) problems.push(rowProblem('', 'bad-quotes', cells.join(', ')))
    // A spreadsheet leaves empty cells at the end out; a text file that does so was cut.
    else if (format === 'csv' && cells.length < columns.length)
      problems.push(rowProblem('', 'cut-row', cells.join(', ')))
    if (cells.slice(columns.length).some((cell) => cell !== '')) problems.push(rowProblem('', 'too-many-cells'))
    return { table: kind, line, fields: visible(fieldsOf(columns, cells)), problems }
  })
  return { rows: read, unreadColumns }
}

/** Begins the first cell of a row that no import takes, such as the example of a template. */
export const NOTE_MARK = '# '
const isNote = ([first = '']: readonly string[]) => first.startsWith(NOTE_MARK)

/** A, B … Z, AA … as spreadsheets name columns. @param index from 0 */
function columnLetters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

function fieldsOf(columns: readonly (ImportColumn | null)[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const text = cells[index] ?? ''
      return column && text !== '' ? [[column.name, column.read?.(text) ?? text]] : []
    }),
  )
}

/** Without characters that cannot be seen, which hide a name or turn a line around. */
const visible = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, cell]) => {
      const text = plainText(cell)
      return text === '' ? [] : [[name, text]]
    }),
  )
