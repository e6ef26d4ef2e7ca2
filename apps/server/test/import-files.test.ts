/** Broken and hostile files as schools and others send them, from `import-files`: read, and told apart. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { checkRows } from '../src/domain/school/office/check-rows.ts'
import { importRows } from '../src/domain/school/office/import-file.ts'
import type { KnownSchool } from '../src/domain/school/office/known-school.ts'
import { readTableFile } from '../src/inspect/read-table-file.ts'

const emptySchool: KnownSchool = {
  timeZone: 'Asia/Shanghai',
  today: '2026-11-20',
  largeClassLimit: 200,
  people: new Map(),
  byExternalId: new Map(),
  byUsername: new Map(),
  phones: new Map(),
  textbooks: [],
  courses: new Map(),
  classes: new Map(),
}

/** Names of the rows with what is wrong with each, or why the file is refused. */
async function reportOf(name: string): Promise<string | string[]> {
  const bytes = await readFile(new URL(`import-files/${name}`, import.meta.url))
  try {
    const table = await readTableFile(new Blob([bytes]))
    const rows = importRows(table, table.format === 'oneroster' ? null : 'students')
    if (typeof rows === 'string') return rows
    return checkRows(rows.rows, emptySchool).map(({ fields, problems }) =>
      [fields.name, ...problems.map(({ field, reason }) => `${field} ${reason}`.trim())].join(': '),
    )
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

it.each([
  ['cut-row.csv', ['Mia Rossi', 'Anna K: cut-row', 'Be: bad-quotes']],
  ['double-id.csv', ['Mia', 'Anna: externalId double-in-file']],
  ['gb18030.csv', ['王小明']],
  ['no-encoding.csv', 'unknown-encoding'],
  ['columns-202.csv', 'too-many-columns'],
  ['far-cell.xlsx', 'too-many-columns'],
  ['entities.xlsx', ['&a9;']],
  ['paths-outside.zip', ['Do Ts']],
  ['formulas.csv', ["=cmd|' /C calc'!A0", '@SUM(1+1)', 'Tab']],
  ['invisible-names.csv', ['evil', ': name required']],
])('the import of %s reports %o', async (name, report) => expect(await reportOf(name)).toEqual(report))
