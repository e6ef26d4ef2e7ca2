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

/** @param table what the uploader says the rows are; undefined leaves it to the headers */
export function importRows({ format, sheets }: ReadFile, table: SchoolTable | null): ImportRow[] | ImportFailure {
  if (format === 'oneroster') {
    const rows = rosterRows(sheets).map((row) => ({ ...row, fields: visible(row.fields) }))
    return rows.length > 0 ? rows : 'no-rows'
  }
  const [head, ...rows] = sheets[0]?.rows ?? []
  if (!head) return 'no-rows'
  const kind = table ?? guessTable(head.cells)
  if (kind === 'unknown-columns' || kind === 'ambiguous-columns') return kind
  const columns = readHeaders(kind, head.cells)
  if (!columns) return 'unknown-columns'
  if (rows.length === 0) return 'no-rows'
  return rows.map(({ line, cells, isBroken }) => {
    const problems: RowProblem[] = []
    // A spreadsheet leaves empty cells at the end out; a text file that does so was cut.
    if (isBroken || (format === 'csv' && cells.length < columns.length))
      problems.push(rowProblem('', 'cut-row', cells.join(', ')))
    if (cells.slice(columns.length).some((cell) => cell !== '')) problems.push(rowProblem('', 'too-many-cells'))
    return { table: kind, line, fields: visible(fieldsOf(columns, cells)), problems }
  })
}

function fieldsOf(columns: readonly (ImportColumn | null)[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const text = cells[index] ?? ''
      return column && text !== '' ? [[column.name, text]] : []
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
