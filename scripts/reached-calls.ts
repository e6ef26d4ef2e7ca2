/**
 * `node scripts/reached-calls.ts [--write]`: says which calls of the contract a person reached in the journeys that ran
 * last, and which ones no page asked for. It fails when a call that was reached before is not reached anymore.
 * `--write` adds what was reached for the first time to the list; see docs/adr/0076.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { operations } from '../packages/sdk/src/generated/operations.ts'
import { reachedReport } from './lib/reached-calls.ts'
import { root } from './lib/run.ts'

const LIST = path.join(root, 'e2e/calls/reached.json')
const EXCEPTIONS = path.join(root, 'e2e/calls/not-by-a-person.json')
const RECORDS = path.join(root, 'test-results/reached-calls')

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const records = globSync('*.json', { cwd: RECORDS }).map((file) => read(path.join(RECORDS, file)) as string[])
if (records.length === 0) throw new Error(`No journey has written down its calls in ${RECORDS}.`)
const before = read(LIST) as string[]
const { sides, lost, found, stale } = reachedReport(Object.values(operations), {
  reached: new Set(records.flat()),
  exceptions: read(EXCEPTIONS) as Record<string, string>,
  before,
})

for (const { side, reached, expected, missing } of sides) {
  console.log(`${side}: a person reached ${reached} of ${expected} calls`)
  if (missing.length > 0) console.log(`  not reached: ${missing.toSorted().join(', ')}`)
}
if (process.argv.includes('--write')) {
  writeFileSync(LIST, `${JSON.stringify([...new Set([...before, ...found])].toSorted(), null, 2)}\n`)
  console.log(`${found.length} calls were added to the list.`)
} else if (found.length > 0) {
  console.log(`Reached for the first time, to be added with --write: ${found.join(', ')}`)
}
for (const name of stale) console.error(`${name} is in a list of e2e/calls that it does not belong to (anymore).`)
for (const name of lost) console.error(`${name} was reached by a journey before, and by none now.`)
process.exit(lost.length + stale.length > 0 ? 1 : 0)
