/** As a program: `node --conditions=source change-database.ts <data folder> <statement> …`, while no server owns the folder. */
import { openFolderDatabase } from '../../apps/server/src/node/database/open-database.ts'
import { silentLogger } from '../../apps/server/src/ports/logger.ts'

const [, , folder = '', ...statements] = process.argv
const { db, close } = await openFolderDatabase(folder, silentLogger)
for (const statement of statements) await db.execute(statement)
await close()
