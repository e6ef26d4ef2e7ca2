/** What all other tests begin with. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { allTables } from '../src/db/all-tables.ts'
import { type Database, schema } from '../src/db/database.ts'
import { addMoreRows } from './support/more-rows.ts'
import { emptyDatabase } from './support/test-database.ts'
import { openTestSchool } from './support/test-school.ts'

/** Every row of every table, in an order of its own. */
async function contentOf(db: Database): Promise<unknown[]> {
  const tables: unknown[] = []
  for (const table of allTables) tables.push(await db.select().from(table).orderBy(sql`${table}::text`))
  return tables
}

it('is the same school each time, whatever the one before went through', async () => {
  // The first one to be opened is seeded; from the second on they are copies of it.
  await openTestSchool()
  const before = await contentOf((await openTestSchool()).db)
  const { job, lesson, person, school } = schema
  const changes: Record<string, (db: Database) => Promise<unknown>> = {
    'rows that are gone': (db) => db.delete(job),
    'a row that is different': (db) => db.update(person).set({ nickname: 'Somebody' }),
    'a row that is new': (db) => db.insert(school).values({ id: 'new', name: '新校', timeZone: 'Asia/Tokyo' }),
    'what was given up, and what was kept': (db) =>
      db.transaction(async (tx) => {
        await tx.update(lesson).set({ startsAt: 0 })
        await tx
          .transaction(async (inner) => {
            await inner.delete(job)
            inner.rollback()
          })
          .catch(() => undefined)
      }),
    'rows that were copied past the foreign keys': addMoreRows,
    'a table emptied at once': (db) => db.execute(sql`truncate ${lesson} cascade`),
    'nothing left': emptyDatabase,
  }
  for (const [what, change] of Object.entries(changes)) {
    const { db } = await openTestSchool()
    await change(db)
    expect([what, await contentOf(db)]).not.toEqual([what, before])
    expect([what, await contentOf((await openTestSchool()).db)]).toEqual([what, before])
  }
})
