/**
 * Adds a new signing secret to a data folder: `node --conditions=source scripts/rotate-secret.ts <data folder>`.
 * The next start of the server signs with it; what the older ones signed stays valid. `--forget-old` removes them.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rotateSecret } from '../src/node/server-secret.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'forget-old': { type: 'boolean' } } })
const [dataDir = 'data'] = positionals
if (!existsSync(join(dataDir, 'secret'))) {
  console.error(`There is no secret in ${dataDir}: the server makes one at its first start.`)
  process.exit(1)
}
const count = rotateSecret(dataDir, values['forget-old'] !== true)
console.log(
  count === 1
    ? 'There is one secret now. From the next start of the server on, nothing is valid that older ones signed.'
    : `There are ${count} secrets now. The newest signs from the next start of the server on; the others still verify.`,
)
