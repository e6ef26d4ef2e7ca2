/**
 * `node scripts/check-writes.ts`: screens change things through the generated mutation hooks, which mark the reads stale
 * that the contract names. The sign-in is free: it has no query client, and nothing is cached before it.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { operations } from '../packages/sdk/src/generated/operations.ts'
import { directWrites, writeFunctions } from './lib/direct-writes.ts'
import { root } from './lib/run.ts'

const WEB = path.join(root, 'apps/web/src')
const isFree = (file: string) => /\.test\.|^features\/sign-in\//.test(file)

const writes = writeFunctions(Object.values(operations))
const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !isFree(file))
if (files.length < 100) throw new Error(`Only ${files.length} modules were found.`)
const found = files.flatMap((file) =>
  directWrites(readFileSync(path.join(WEB, file), 'utf8'), writes).map((name) => `apps/web/src/${file}: ${name}`),
)
for (const one of found)
  console.error(`${one} changes something: use its mutation hook, or say why "without its hook".`)
console.log(`${files.length} modules, ${found.length} direct writes`)
process.exit(found.length > 0 ? 1 : 0)
