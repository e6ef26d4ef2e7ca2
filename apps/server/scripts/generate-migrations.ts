/**
 * Writes `drizzle/` (drizzle-kit, from the schema) into one JSON file that every host can read: a SharedWorker has no
 * folder. Run it after `drizzle-kit generate`; the same input always gives the same bytes.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

interface Journal {
  entries: { tag: string; when: number }[]
}

const folder = new URL('../drizzle/', import.meta.url)
const target = new URL('../src/db/migrations.json', import.meta.url)

const journal: Journal = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8'))
const migrations = journal.entries.map(({ tag, when }) => {
  const text = readFileSync(new URL(`${tag}.sql`, folder), 'utf8')
  return {
    tag,
    folderMillis: when,
    hash: createHash('sha256').update(text).digest('hex'),
    sql: text.split('--> statement-breakpoint').map((statement) => statement.trim()),
  }
})

writeFileSync(target, `${JSON.stringify(migrations, null, 2)}\n`)
