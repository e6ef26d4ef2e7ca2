import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { SchoolTable } from '../../domain/school/office/import-columns.ts'
import type { RowProblem } from '../../domain/school/office/import-row.ts'
import type { ImportState } from '../../domain/school/office/import-state.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

type ImportInsert = typeof schema.schoolImport.$inferInsert
type RowInsert = typeof schema.schoolImportRow.$inferInsert
export type RowState = RowInsert['state']

export interface SchoolImport extends Omit<typeof schema.schoolImport.$inferSelect, 'table'> {
  table: SchoolTable | null
  tables: SchoolTable[]
  rows: number
  good: number
  bad: number
  created: number
  changed: number
  unchanged: number
}

export interface StoredRow {
  position: number
  table: SchoolTable
  line: number
  label: string
  fields: Record<string, string>
  problems: RowProblem[]
  state: RowState
}

export interface SchoolImports {
  add(added: ImportInsert): Promise<void>
  get(schoolId: string, importId: string): Promise<SchoolImport | null>
  /** Finds an import by its id alone, for the work in the background. */
  find(importId: string): Promise<SchoolImport | null>
  lock(importId: string): Promise<void>
  /** The newest first. */
  page(schoolId: string, page: PageRequest): Promise<Page<SchoolImport>>
  change(importId: string, change: Partial<ImportInsert>): Promise<void>
  addRows(importId: string, rows: readonly Omit<RowInsert, 'importId'>[]): Promise<void>
  deleteRows(importId: string): Promise<void>
  /** With its rows, as if there had been none. */
  delete(importId: string): Promise<void>
  /** In the order of the file; the tables of a roster one after the other. */
  rowsOf(importId: string, state: RowState | undefined, page: PageRequest): Promise<Page<StoredRow>>
  /** The next good rows of one table, in order; empty when none are left. */
  nextGood(importId: string, limit: number): Promise<StoredRow[]>
  allRows(importId: string): Promise<StoredRow[]>
  settle(
    importId: string,
    rows: readonly { position: number; state: RowState; problems?: RowProblem[] }[],
  ): Promise<void>
  /** Imports that were finished, or made, before; with their rows. */
  deleteBefore(before: EpochMs): Promise<void>
}

const INSERT_ROWS = 500

export function createSchoolImports(db: Database): SchoolImports {
  const { schoolImport, schoolImportRow } = schema

  const count = (state: RowState | null) =>
    sql<number>`(select count(*)::int from ${schoolImportRow} where ${and(
      eq(schoolImportRow.importId, schoolImport.id),
      state === null ? undefined : eq(schoolImportRow.state, state),
    )})`.mapWith(Number)
  // One level down: Drizzle leaves the tables out of the names that stand in a selected field itself.
  const tables = sql`(select coalesce(json_agg(distinct ${schoolImportRow.table}), '[]'::json)
      from ${schoolImportRow} where ${schoolImportRow.importId} = ${schoolImport.id})`
  const columns = {
    importRow: schoolImport,
    tables: sql<SchoolTable[]>`${tables}`,
    rows: count(null),
    good: count('good'),
    bad: count('bad'),
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
  }
  type Row = { importRow: typeof schoolImport.$inferSelect } & Omit<
    SchoolImport,
    keyof typeof schoolImport.$inferSelect
  >
  const toImport = ({ importRow, tables: of, rows, good, bad, created, changed, unchanged }: Row): SchoolImport => ({
    ...importRow,
    tables: of,
    rows,
    good,
    bad,
    created,
    changed,
    unchanged,
  })
  const first = async (where: SQL | undefined) => {
    const [row] = await db.select(columns).from(schoolImport).where(where)
    return row ? toImport(row as Row) : null
  }
  const rowColumns = {
    position: schoolImportRow.position,
    table: schoolImportRow.table,
    line: schoolImportRow.line,
    label: schoolImportRow.label,
    fields: schoolImportRow.fields,
    problems: schoolImportRow.problems,
    state: schoolImportRow.state,
  }

  const firstOfTable = sql`min(${schoolImportRow.position}) over (partition by ${schoolImportRow.table})`

  return {
    async add(added) {
      await db.insert(schoolImport).values(added)
    },
    get: (schoolId, importId) => first(and(eq(schoolImport.schoolId, schoolId), eq(schoolImport.id, importId))),
    find: (importId) => first(eq(schoolImport.id, importId)),
    async lock(importId) {
      await db.select({ id: schoolImport.id }).from(schoolImport).where(eq(schoolImport.id, importId)).for('update')
    },
    async page(schoolId, page) {
      const found = await selectPage(page, (limit, offset) =>
        db
          .select({ ...columns, total: totalRows })
          .from(schoolImport)
          .where(eq(schoolImport.schoolId, schoolId))
          .orderBy(desc(schoolImport.createdAt), desc(schoolImport.id))
          .limit(limit)
          .offset(offset),
      )
      return { ...found, records: found.records.map((row) => toImport(row as Row)) }
    },
    async change(importId, change) {
      await db.update(schoolImport).set(change).where(eq(schoolImport.id, importId))
    },
    async addRows(importId, rows) {
      for (let done = 0; done < rows.length; done += INSERT_ROWS) {
        await db
          .insert(schoolImportRow)
          .values(rows.slice(done, done + INSERT_ROWS).map((row) => ({ ...row, importId })))
      }
    },
    async deleteRows(importId) {
      await db.delete(schoolImportRow).where(eq(schoolImportRow.importId, importId))
    },
    async delete(importId) {
      await db.delete(schoolImport).where(eq(schoolImport.id, importId))
    },
    rowsOf: (importId, state, page) =>
      selectPage(page, (limit, offset) =>
        db
          .select({ ...rowColumns, total: totalRows })
          .from(schoolImportRow)
          .where(
            and(
              eq(schoolImportRow.importId, importId),
              state === undefined ? undefined : eq(schoolImportRow.state, state),
            ),
          )
          .orderBy(firstOfTable, asc(schoolImportRow.line), asc(schoolImportRow.position))
          .limit(limit)
          .offset(offset),
      ),
    async nextGood(importId, limit) {
      const rows = await db
        .select(rowColumns)
        .from(schoolImportRow)
        .where(and(eq(schoolImportRow.importId, importId), eq(schoolImportRow.state, 'good')))
        .orderBy(asc(schoolImportRow.position))
        .limit(limit)
      const [head] = rows
      return rows.filter(({ table }) => table === head?.table)
    },
    allRows: (importId) =>
      db
        .select(rowColumns)
        .from(schoolImportRow)
        .where(eq(schoolImportRow.importId, importId))
        .orderBy(asc(schoolImportRow.position)),
    async settle(importId, rows) {
      const bySame = Map.groupBy(rows, ({ state, problems = [] }) => JSON.stringify([state, problems]))
      for (const [key, same] of bySame) {
        const [state, problems] = JSON.parse(key) as [RowState, RowProblem[]]
        const positions = same.map(({ position }) => position)
        await db
          .update(schoolImportRow)
          .set({ state, problems })
          .where(and(eq(schoolImportRow.importId, importId), inArray(schoolImportRow.position, positions)))
      }
    },
    async deleteBefore(before) {
      const done: ImportState[] = ['done', 'failed', 'discarded', 'checked']
      await db.delete(schoolImport).where(and(lt(schoolImport.createdAt, before), inArray(schoolImport.state, done)))
    },
  }
}
