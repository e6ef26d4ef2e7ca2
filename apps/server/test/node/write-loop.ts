/** Writes rows into the folder of its argument and prints each once it is acknowledged, until somebody kills it. */
import { schema } from '../../src/db/database.ts'
import { openFolderDatabase } from '../../src/node/database/open-database.ts'
import { silentLogger } from '../../src/ports/logger.ts'

const [, , folder = ''] = process.argv
const { db } = await openFolderDatabase(folder, silentLogger)
for (let n = 0; ; n++) {
  const id = `row-${n}`
  await db.insert(schema.school).values({ id, name: '学校', timeZone: 'Asia/Shanghai' })
  process.stdout.write(`${id}\n`)
}
