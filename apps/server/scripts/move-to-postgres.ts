/**
 * Copies a data folder into an empty PostgreSQL database:
 * `DATABASE_URL=postgres://… node --conditions=source scripts/move-to-postgres.ts <data folder>`.
 * Stop the server first. Uploaded files stay where they are.
 */
import { count, getTableName } from 'drizzle-orm'
import { schema } from '../src/db/database.ts'
import { openFolderDatabase, openPostgresDatabase } from '../src/node/database/open-database.ts'
import { silentLogger } from '../src/ports/logger.ts'

/** Whoever is referred to comes first. */
const TABLES = [
  schema.school,
  schema.person,
  schema.account,
  schema.session,
  schema.signInAttempt,
  schema.course,
  schema.classGroup,
  schema.enrolment,
  schema.lesson,
  schema.lessonScore,
  schema.lessonFeedback,
  schema.feedbackOption,
  schema.cloudResource,
  schema.metricEntry,
  schema.room,
  schema.roomMember,
  schema.roomEvent,
  schema.roomKeyframe,
] as const
const BATCH = 500

const [, , dataDir] = process.argv
const url = process.env.DATABASE_URL
if (!dataDir || !url) {
  console.error('Usage: DATABASE_URL=postgres://… node --conditions=source scripts/move-to-postgres.ts <data folder>')
  process.exit(1)
}
const source = await openFolderDatabase(dataDir, silentLogger)
const target = await openPostgresDatabase(url)
const [schools] = await target.db.select({ rows: count() }).from(schema.school)
if (schools?.rows) {
  console.error(`${target.description} is not empty; nothing was copied.`)
  process.exit(1)
}
await target.db.transaction(async (tx) => {
  for (const table of TABLES) {
    const rows = await source.db.select().from(table)
    for (let start = 0; start < rows.length; start += BATCH)
      await tx.insert(table).values(rows.slice(start, start + BATCH))
    console.log(`${getTableName(table)}: ${rows.length}`)
  }
})
await source.close()
await target.close()
console.log(`Everything is in ${target.description}. Start the server with the same DATA_DIR and DATABASE_URL.`)
