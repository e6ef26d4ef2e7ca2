/**
 * Puts a dump into an empty data folder: `node --conditions=source scripts/restore-dump.ts <dump.tar.gz> <data folder>`.
 * The dump must have been taken by the same version; see README.md.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from '../src/node/database/folder-lock.ts'
import { syncedNodeFs, syncedStartParams } from '../src/node/database/synced-node-fs.ts'

// The folder is readable by its owner alone, as the server makes it.
process.umask(0o077)
const [, , dump, dataDir] = process.argv
if (!dump || !dataDir) {
  console.error('Usage: node --conditions=source scripts/restore-dump.ts <dump.tar.gz> <data folder>')
  process.exit(1)
}
const directory = join(dataDir, 'database')
if (existsSync(directory)) {
  console.error(`${directory} is there already. Move it aside first; nothing was changed.`)
  process.exit(1)
}
const unlock = lockFolder(dataDir)
const pg = await PGlite.create({
  fs: syncedNodeFs(directory),
  startParams: syncedStartParams(),
  loadDataDir: new Blob([await readFile(dump)], { type: 'application/x-gzip' }),
})
await pg.close()
unlock()
console.log(`Restored ${dump} into ${directory}.`)
