/**
 * Reads a file of rows: CSV, XLSX, or OneRoster's ZIP of CSV files. Runs where a hostile file does no harm: its size is
 * known, an archive was unpacked once and counted before, and rows and columns are refused above their limits.
 */
import Papa from 'papaparse'
import { IMPORT_LIMITS } from '../domain/school/office/import-limits.ts'
import { TableError, type TableFile, type TableRow, type TableSheet } from '../domain/school/office/table-file.ts'
import { plainCell } from '../domain/school/office/formula-cells.ts'
import { InspectionError } from '../ports/file-inspector.ts'
import { checkArchive } from './check-archive.ts'
import { type ReadableFile, readBytes } from './readable-file.ts'
import { readZipDirectory } from './zip-directory.ts'

const ONE_ROSTER = /^(?:.*\/)?(users|roles|courses|classes|enrollments|academicSessions|orgs|manifest)\.csv$/

/** @throws {TableError} */
export async function readTableFile(file: ReadableFile): Promise<TableFile> {
  if (file.size > IMPORT_LIMITS.fileBytes) throw new TableError('too-large')
  const head = await readBytes(file, 0, 8)
  // A compound file: an XLSX with a password, or an XLS of before 2007.
  if (head[0] === 0xd0 && head[1] === 0xcf && head[2] === 0x11 && head[3] === 0xe0) throw new TableError('encrypted')
  if (head[0] !== 0x50 || head[1] !== 0x4b) {
    const { text, encoding } = decodeText(await readBytes(file, 0, file.size))
    return { format: 'csv', encoding, sheets: [{ name: '', rows: csvRows(text, IMPORT_LIMITS.rows) }] }
  }
  try {
    await checkArchive(file, IMPORT_LIMITS.unpackedBytes)
  } catch (error) {
    throw error instanceof InspectionError ? new TableError(error.code, { cause: error }) : error
  }
  const members = await readZipDirectory(file)
  if (typeof members === 'string') throw new TableError(members)
  const bytes = await readBytes(file, 0, file.size)
  if (members.some(({ name }) => name === 'xl/workbook.xml')) {
    return { format: 'xlsx', encoding: null, sheets: [{ name: '', rows: await xlsxRows(bytes) }] }
  }
  return { format: 'oneroster', encoding: null, sheets: await oneRosterSheets(bytes) }
}

async function oneRosterSheets(bytes: Uint8Array): Promise<TableSheet[]> {
  const { unzipSync } = await import('fflate')
  const members = unzipSync(bytes, { filter: ({ name }) => ONE_ROSTER.test(name) })
  let left = IMPORT_LIMITS.rows
  const sheets = Object.entries(members).map(([path, content]) => {
    const rows = csvRows(decodeText(content).text, left)
    left -= rows.length
    return { name: ONE_ROSTER.exec(path)?.[1] ?? '', rows }
  })
  if (!sheets.some(({ name }) => name === 'users' || name === 'classes')) throw new TableError('unknown-columns')
  return sheets
}

async function xlsxRows(bytes: Uint8Array<ArrayBuffer>): Promise<TableRow[]> {
  await requireNearCells(bytes)
  const { readSheet } = await import('read-excel-file/universal')
  // Numbers stay as they are written: a phone must not lose its zeros, nor an id become 1.2e+11.
  const read = readSheet<string>(bytes.buffer, { parseNumber: (text) => text, trim: true })
  const sheet = await read.catch((cause: unknown) => {
    throw new TableError('broken', { cause })
  })
  requireSize(sheet.length, Math.max(0, ...sheet.map(({ length }) => length)), IMPORT_LIMITS.rows)
  return sheet
    .map((cells, index) => ({ line: index + 1, cells: cells.map(xlsxCell), isBroken: false }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** One cell at the far end would make the reader fill in all that lie before it. @throws {TableError} */
async function requireNearCells(bytes: Uint8Array): Promise<void> {
  const { strFromU8, unzipSync } = await import('fflate')
  const sheets = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) })
  for (const content of Object.values(sheets)) {
    for (const [, letters = '', row] of strFromU8(content).matchAll(CELL)) {
      if (columnOf(letters) > IMPORT_LIMITS.columns) throw new TableError('too-many-columns')
      // The line of the headers is one more.
      if (Number(row) > IMPORT_LIMITS.rows + 1) throw new TableError('too-many-rows')
    }
  }
}

// Rows are named by a number alone.
const CELL = /\sr="([A-Z]{1,3})(\d{1,7})"/g

/** The number of a column by its letters, from 1. */
const columnOf = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + (letter.codePointAt(0) ?? 64) - 64, 0)

const FIRST_DAY = Date.UTC(1900, 0, 1)

function xlsxCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  // A time of the day is an instant on the day before the first one of a spreadsheet.
  if (value instanceof Date && value.getTime() < FIRST_DAY) return value.toISOString().slice(11, 16)
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return plainCell(cut(String(value).trim()))
}

const cut = (text: string) => text.slice(0, IMPORT_LIMITS.cell)

/** The separator that occurs most in the first line, where the names of the columns are. */
function separatorOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** @throws {TableError} */
export function csvRows(text: string, rowsMax: number): TableRow[] {
  // Excel's own first line, which names the separator.
  const [, separator] = /^sep=(.)\r?\n/.exec(text) ?? []
  const rest = separator === undefined ? text : text.slice(text.indexOf('\n') + 1)
  // One more than is allowed, to know that there are more.
  const parsed = parsedRows(rest, separator ?? separatorOf(text), rowsMax + 1)
  const first = separator === undefined ? 1 : 2
  requireSize(parsed.length, Math.max(0, ...parsed.slice(0, 50).map(({ cells }) => cells.length)), rowsMax)
  return parsed
    .map(({ cells, isBroken }, index) => ({
      line: index + first,
      cells: cells.slice(0, IMPORT_LIMITS.columns + 1).map((cell) => plainCell(cut(cell.trim()))),
      isBroken,
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** Each repair reads the rest of the file once more. */
const REPAIRS_MAX = 50

/**
 * A quotation mark that is not closed would swallow the lines below it: its line alone is broken, and reading goes on
 * with the next one.
 */
function parsedRows(text: string, delimiter: string, max: number): { cells: string[]; isBroken: boolean }[] {
  const rows: { cells: string[]; isBroken: boolean }[] = []
  let from = 0
  for (let repairs = 0; from < text.length && rows.length < max; repairs++) {
    const rest = text.slice(from)
    let rowBegins = 0
    let broken: number | null = null
    Papa.parse<string[]>(rest, {
      delimiter,
      skipEmptyLines: false,
      preview: max - rows.length,
      step({ data, errors, meta }, parser) {
        const hasWrongQuotes = errors.some(({ type }) => type === 'Quotes')
        if (hasWrongQuotes && repairs < REPAIRS_MAX) {
          broken = rowBegins
          parser.abort()
          return
        }
        rows.push({ cells: data, isBroken: hasWrongQuotes })
        rowBegins = meta.cursor
      },
    })
    if (broken === null) break
    const line = /^[^\r\n]*/.exec(rest.slice(broken))?.[0] ?? ''
    rows.push({ cells: line.split(delimiter).map((cell) => cell.replaceAll('"', '')), isBroken: true })
    const lineEnd = /^\r?\n|^\r/.exec(rest.slice(broken + line.length))?.[0] ?? ''
    from += broken + line.length + Math.max(1, lineEnd.length)
  }
  return rows
}

function requireSize(rows: number, columns: number, rowsMax: number): void {
  if (columns > IMPORT_LIMITS.columns) throw new TableError('too-many-columns')
  if (rows > rowsMax) throw new TableError('too-many-rows')
}

/** UTF-8, UTF-16 or GB18030: by its mark, else by what it can be. @throws {TableError} `unknown-encoding` */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  if (mark !== null) return decoded(bytes, [mark])
  // Half of the bytes of Latin text in UTF-16 are zero, and none are in any other encoding.
  const zeros = bytes.subarray(0, 400).filter((byte) => byte === 0).length
  if (zeros > 0) return decoded(bytes, bytes[0] === 0 ? ['utf-16be'] : ['utf-16le'])
  return decoded(bytes, ['utf-8', 'gb18030'])
}

function decoded(bytes: Uint8Array, encodings: readonly string[]): { text: string; encoding: string } {
  for (const encoding of encodings) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
    } catch {
      // The next one may read it.
    }
  }
  throw new TableError('unknown-encoding')
}
