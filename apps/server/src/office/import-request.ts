/** An import at the terminal: read, checked and carried out in one go. */
import type { Deps } from '../deps.ts'
import type { SchoolTable } from '../domain/school/office/import-columns.ts'
import { addImport, applyImport, beginImport, readImport } from './imports.ts'
import type { OfficeCall } from './office-call.ts'

export interface ImportRequest {
  fileName: string
  /** Base64. */
  content: string
  table?: SchoolTable | undefined
  mode: 'all' | 'good'
  isDryRun?: boolean | undefined
}

type ImportDeps = Pick<Deps, 'auditEntries' | 'clock' | 'importWrites' | 'inspector' | 'schoolImports' | 'transaction'>

/** A dry run leaves nothing behind, neither an import nor an entry of the log. */
export async function importFile(
  deps: ImportDeps,
  call: OfficeCall,
  { fileName, content, table, mode, isDryRun = false }: ImportRequest,
  onProgress?: (done: number) => void,
): Promise<Record<string, unknown>> {
  const { inspector, schoolImports, transaction } = deps
  const added = { fileName, objectKey: null, table: table ?? null, isLogged: !isDryRun }
  const importId = await transaction((stores) => addImport(stores, call, added))
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0))
  const read = { id: importId, schoolId: call.schoolId, table: table ?? null, fileName }
  await readImport(deps, inspector, read, new Blob([bytes]), new AbortController().signal)
  const checked = await schoolImports.find(importId)
  const isRefused = checked?.state !== 'checked' || (mode === 'all' && checked.bad > 0)
  if (!isRefused && !isDryRun && checked.good > 0) {
    await transaction((stores) => beginImport(stores, call, importId, mode))
    const begun = await schoolImports.find(importId)
    if (begun) await applyImport(deps, begun, onProgress)
  }
  const found = await schoolImports.find(importId)
  const bad = await schoolImports.rowsOf(importId, 'bad', { current: 1, size: 1_000 })
  if (isDryRun) await schoolImports.delete(importId)
  const { state, failure, format, encoding, tables, unreadColumns, rows, good, created, changed, unchanged } =
    found ?? {}
  const isDone = state === 'done'
  return {
    ...(isDryRun ? { isDryRun } : { importId }),
    state,
    failure,
    format,
    encoding,
    tables,
    unreadColumns,
    rows,
    // A finished import has no rows that wait, and one that has not begun has none that are done.
    ...(!isDone && { good }),
    bad: found?.bad,
    ...(isDone && { created, changed, unchanged }),
    isRefused: isRefused || failure !== null,
    problems: bad.records.map(({ line, table: of, label, problems }) => ({ line, table: of, label, problems })),
  }
}
