/** Files that are imported: taken in, read and checked, carried out. Used by the calls, their jobs and the command. */
import type { Deps } from '../deps.ts'
import type { RowState, SchoolImport, StoredRow } from '../db/school/school-imports.ts'
import { isDuplicate, isMissingReference } from '../db/database-errors.ts'
import { type CheckedRow, checkRows } from '../domain/school/office/check-rows.ts'
import { type SchoolTable, TABLES } from '../domain/school/office/import-columns.ts'
import { importRows } from '../domain/school/office/import-file.ts'
import { type ImportRow, type RowProblem, rowLabel, rowProblem } from '../domain/school/office/import-row.ts'
import { applyDenial, type ImportFailure } from '../domain/school/office/import-state.ts'
import type { KnownSchool } from '../domain/school/office/known-school.ts'
import { classConflicts } from '../domain/school/office/conflicts/class-conflicts.ts'
import {
  FILE_LESSONS_MAX,
  firstPlanned,
  plannedLessons,
  seriesConflicts,
} from '../domain/school/office/conflicts/series-conflicts.ts'
import { TableError } from '../domain/school/office/table-file.ts'
import { ApiError } from '../http/api-error.ts'
import { type FileInspector, InspectionError } from '../ports/file-inspector.ts'
import { type AppliedRow, applyRows } from './apply-rows.ts'
import { audit, type OfficeCall, requireFound } from './office-call.ts'
import { paced } from './pace.ts'

export type ImportDeps = Pick<Deps, 'importWrites' | 'schoolImports' | 'transaction' | 'clock'>

/** Rows that are read together. */
const BATCH = 250
/** A transaction takes no more rows after that, because with the database in the folder every other call waits for it. */
const TURN_MS = 250
/** "All or nothing" is one transaction up to here; above, the rows go in batches. A series plans many lessons. */
const ONE_TRANSACTION = 1_000
const ROWS_OF_A_SERIES = 50
const WRITTEN_AT_ONCE = 500
const TABLES_WITH_TIMES: ReadonlySet<SchoolTable> = new Set(['classes', 'enrolments', 'series'])

/** @returns the id */
export async function addImport(
  stores: Pick<Deps, 'schoolImports' | 'auditEntries'>,
  call: OfficeCall,
  {
    fileName,
    objectKey,
    table,
    isLogged = true,
  }: { fileName: string; objectKey: string | null; table: SchoolTable | null; isLogged?: boolean },
): Promise<string> {
  const id = `imp_${crypto.randomUUID()}`
  await stores.schoolImports.add({
    id,
    schoolId: call.schoolId,
    actorId: call.actor.id,
    actorName: call.actor.name,
    fileName: fileName.slice(0, 200),
    objectKey,
    table,
    state: 'reading',
    createdAt: call.now,
  })
  if (isLogged)
    await audit(stores, call, 'import.uploaded', { type: 'import', id }, { fileName: fileName.slice(0, 200) })
  return id
}

/** Reads the file, checks its rows, and writes both down. The import is `checked` afterwards, or `failed`. */
export async function readImport(
  deps: ImportDeps,
  inspector: FileInspector,
  found: Pick<SchoolImport, 'id' | 'schoolId' | 'table' | 'fileName'>,
  file: Blob,
  signal: AbortSignal,
): Promise<void> {
  const { clock, importWrites, schoolImports } = deps
  if (await isNamedXlsxOnly(file, found.fileName)) return failImport(deps, found.id, 'not-xlsx')
  const read = await inspector.readTable(file, signal).catch((error: unknown) => {
    if (error instanceof TableError || error instanceof InspectionError) return error.code
    throw error
  })
  const imported = typeof read === 'string' ? read : importRows(read, found.table, found.fileName)
  if (typeof read === 'string' || typeof imported === 'string')
    return failImport(deps, found.id, typeof imported === 'string' ? imported : 'broken')
  const { rows, unreadColumns } = imported
  const known = await importWrites.known(found.schoolId, clock.now())
  const withoutConflicts = checkRows(rows, known)
  if (plannedLessons(withoutConflicts) > FILE_LESSONS_MAX) return failImport(deps, found.id, 'too-many-lessons')
  const checked = await withConflicts(withoutConflicts)
  // A second try begins anew.
  await schoolImports.deleteRows(found.id)
  for (let done = 0; done < checked.length; done += WRITTEN_AT_ONCE) {
    await schoolImports.addRows(
      found.id,
      checked.slice(done, done + WRITTEN_AT_ONCE).map((row, index) => ({
        position: done + index + 1,
        table: row.table,
        line: row.line,
        label: rowLabel(row),
        fields: { ...row.fields },
        problems: [...row.problems],
        state: row.problems.length > 0 ? ('bad' as const) : ('good' as const),
      })),
    )
  }
  await schoolImports.change(found.id, {
    state: 'checked',
    format: read.format,
    encoding: read.encoding,
    unreadColumns,
    objectKey: null,
  })

  async function withConflicts(list: readonly CheckedRow[]): Promise<readonly CheckedRow[]> {
    if (!list.some(({ table }) => TABLES_WITH_TIMES.has(table))) return list
    const now = clock.now()
    const timetable = {
      now,
      ...(await importWrites.timetable(found.schoolId, Math.min(now, firstPlanned(list) ?? now))),
    }
    // Series are compared without these rows, because a row that cannot be carried out takes nobody's time.
    const withoutBusy = await without(list, (rows) => classConflicts(rows, known, timetable))
    return without(withoutBusy, (rows) => seriesConflicts(rows, known, timetable))
  }

  async function without(
    list: readonly CheckedRow[],
    conflictsOf: (list: readonly CheckedRow[]) => Iterable<{ row: ImportRow; problem: RowProblem } | null>,
  ): Promise<readonly CheckedRow[]> {
    const conflicts = new Map<ImportRow, RowProblem>()
    await paced(conflictsOf(list), (found) => found && conflicts.set(found.row, found.problem), signal)
    return list.map((row) => {
      const problem = conflicts.get(row)
      return problem ? { ...row, problems: [problem] } : row
    })
  }
}

/** True for a text, a picture or an old workbook that was only given the name of a workbook. */
async function isNamedXlsxOnly(file: Blob, fileName: string): Promise<boolean> {
  if (!/\.xlsx$/i.test(fileName)) return false
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  // PK begins a ZIP; D0 CF begins a workbook with a password, which is told as such.
  return !(first === 0x50 && second === 0x4b) && !(first === 0xd0 && second === 0xcf)
}

export const failImport = (
  { clock, schoolImports }: ImportDeps,
  importId: string,
  failure: ImportFailure,
): Promise<void> =>
  schoolImports.change(importId, { state: 'failed', failure, objectKey: null, finishedAt: clock.now() })

/** @throws {ApiError} `notFound`, `importNotReady` */
export async function beginImport(
  stores: Pick<Deps, 'schoolImports' | 'auditEntries'>,
  call: OfficeCall,
  importId: string,
  mode: 'all' | 'good',
): Promise<void> {
  await stores.schoolImports.lock(importId)
  const found = requireFound(await stores.schoolImports.get(call.schoolId, importId))
  const reason = applyDenial(found, mode)
  if (reason) throw new ApiError('importNotReady', { reason })
  await stores.schoolImports.change(importId, { state: 'applying', mode })
  const detail = { fileName: found.fileName, mode, rows: found.good }
  await audit(stores, call, 'import.begun', { type: 'import', id: importId }, detail)
}

/** @throws {ApiError} `notFound`, `importNotReady` */
export async function discardImport(
  stores: Pick<Deps, 'schoolImports' | 'auditEntries'>,
  call: OfficeCall,
  importId: string,
): Promise<void> {
  const found = requireFound(await stores.schoolImports.get(call.schoolId, importId))
  if (found.state !== 'checked' && found.state !== 'failed')
    throw new ApiError('importNotReady', { reason: 'not-checked' })
  await stores.schoolImports.change(importId, { state: 'discarded', finishedAt: call.now })
  await stores.schoolImports.deleteRows(importId)
  await audit(stores, call, 'import.discarded', { type: 'import', id: importId }, { fileName: found.fileName })
}

/**
 * Carries out the good rows of an import that was begun. It may end at any row and be called again.
 * @param onProgress rows that are done
 */
export async function applyImport(
  deps: ImportDeps,
  found: SchoolImport,
  onProgress: (done: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const { clock, importWrites, schoolImports, transaction } = deps
  const actor = { id: found.actorId, name: found.actorName }
  const call = (): OfficeCall => ({ schoolId: found.schoolId, actor, now: clock.now() })
  let known: KnownSchool = await importWrites.known(found.schoolId, clock.now())
  let done = 0

  const write = (rows: readonly StoredRow[], isAllOrNothing: boolean) =>
    transaction(async (stores) => {
      const applied: AppliedRow[] = []
      const isDue = isAllOrNothing ? () => false : untilDue(TURN_MS)
      for (const same of byTable(rows)) applied.push(...(await applyRows(stores, call(), known, same, isDue)))
      const bad = applied.filter(({ state }) => state === 'bad')
      if (isAllOrNothing && bad.length > 0) throw new NotAll(bad)
      await stores.schoolImports.settle(found.id, applied)
      await audit(stores, call(), 'import.applied', { type: 'import', id: found.id }, countsOf(applied, rows))
      return applied.length
    })

  const oneByOne = async (rows: readonly StoredRow[]) => {
    for (const row of rows) {
      try {
        done += await write([row], false)
      } catch (error) {
        if (!isOvertaken(error)) throw error
        // The name, phone or id was taken while the file was waiting, or what the row needs is gone.
        await schoolImports.settle(found.id, [
          {
            position: row.position,
            state: 'bad',
            problems: [rowProblem('', isDuplicate(error) ? 'taken' : 'unknown')],
          },
        ])
        known = await importWrites.known(found.schoolId, clock.now())
      }
    }
  }

  const together = found.mode === 'all' ? await rowsOfOneTransaction() : null
  if (together) {
    try {
      if (together.length > 0) done += await write(together, true)
    } catch (error) {
      if (!(error instanceof NotAll) && !isOvertaken(error)) throw error
      const bad = error instanceof NotAll ? error.rows : []
      await schoolImports.settle(found.id, bad)
      return schoolImports.change(found.id, { state: 'checked', mode: null })
    }
  } else {
    for (;;) {
      signal?.throwIfAborted()
      const rows = await schoolImports.nextGood(found.id, BATCH)
      if (rows.length === 0) break
      try {
        done += await write(rows, false)
      } catch (error) {
        if (!isOvertaken(error)) throw error
        known = await importWrites.known(found.schoolId, clock.now())
        await oneByOne(rows)
      }
      onProgress(done)
    }
  }
  onProgress(done)
  await schoolImports.change(found.id, { state: 'done', finishedAt: clock.now() })

  // Null where they are too many.
  async function rowsOfOneTransaction(): Promise<StoredRow[] | null> {
    if (found.good > ONE_TRANSACTION) return null
    const rows = (await schoolImports.allRows(found.id)).filter(({ state }) => state === 'good')
    const weight = rows.reduce((sum, { table }) => sum + (table === 'series' ? ROWS_OF_A_SERIES : 1), 0)
    return weight <= ONE_TRANSACTION ? rows : null
  }
}

// Somebody changed the school since the rows were read.
const isOvertaken = (error: unknown) => isDuplicate(error) || isMissingReference(error)

function untilDue(ms: number): () => boolean {
  const began = performance.now()
  return () => performance.now() - began > ms
}

// Ends the transaction of an import that is all or nothing.
class NotAll extends Error {
  override readonly name = 'NotAll'
  readonly rows: readonly AppliedRow[]
  constructor(rows: readonly AppliedRow[]) {
    super('a row could not be carried out')
    this.rows = rows
  }
}

const byTable = (rows: readonly StoredRow[]) =>
  TABLES.flatMap((table) => {
    const same = rows.filter((row) => row.table === table)
    return same.length > 0 ? [same] : []
  })

function countsOf(applied: readonly AppliedRow[], rows: readonly StoredRow[]) {
  const count = (state: RowState) => applied.filter((row) => row.state === state).length
  return {
    table: [...new Set(rows.map(({ table }) => table))].join(', '),
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    bad: count('bad'),
  }
}
