/**
 * `node scripts/refused-calls.ts`: says which refusals of the contract's writes no screen was given in the tests of the
 * web app that ran last, and fails when there is one without a reason; see docs/adr/0086.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { operations } from '../packages/sdk/src/generated/operations.ts'
import { type NotMet, refusedReport } from './lib/refused-calls.ts'
import { root } from './lib/run.ts'

const NOT_MET = path.join(root, 'e2e/calls/refusals-not-met.json')
const EXCEPTIONS = path.join(root, 'e2e/calls/not-by-a-person.json')
const RECORDS = path.join(root, 'test-results/refused-calls')

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const records = globSync('*.json', { cwd: RECORDS }).map((file) => read(path.join(RECORDS, file)) as string[])
if (records.length === 0) throw new Error(`No test of a screen has written down its refusals in ${RECORDS}.`)
const notMet = read(NOT_MET) as NotMet
const { expected, met, missing, stale } = refusedReport(Object.values(operations), {
  given: records.flat(),
  exceptions: read(EXCEPTIONS) as Record<string, string>,
  notMet,
})

console.log(`screens were given ${met} of ${expected} refusals; ${expected - met - missing.length} have a reason`)
for (const pair of missing) console.error(`No test gives a screen the refusal ${pair}.`)
for (const pair of stale) console.error(`${pair} stands in refusals-not-met.json and does not belong there (anymore).`)
process.exit(missing.length + stale.length > 0 ? 1 : 0)
