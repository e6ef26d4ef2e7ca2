/**
 * `node scripts/check-dependencies.ts`: every package of the lockfile was reviewed, has a licence that we allow, and no
 * advisory without a verdict. Needs no network. The calendar alone fails nothing: an old review is only mentioned.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type LicenceRules, licenceDenial, licenceOf } from './lib/licences.ts'
import { lockedPackages } from './lib/lockfile.ts'
import { readReviewed } from './lib/reviewed.ts'
import { root } from './lib/run.ts'

const ADVISORY_DAYS = 90
const DAY_MS = 86_400_000

const rules = JSON.parse(readFileSync(path.join(root, 'scripts/dependencies/licences.json'), 'utf8')) as LicenceRules
const folders = readdirSync(path.join(root, 'node_modules/.pnpm'))
const { advisories, advisoriesAsOf, packages } = readReviewed()
const locked = lockedPackages()
if (locked.length < 100) throw new Error('The lockfile could not be read.')

const problems = [
  ...locked.flatMap((one) => {
    const reason = licenceDenial(one, licenceOf(one, folders), rules)
    return reason === null ? [] : [`${one.name}@${one.version}: ${reason}`]
  }),
  ...locked
    .map(({ name, version }) => `${name}@${version}`)
    .filter((one) => packages[one] === undefined)
    .map((one) => `${one}: not in scripts/dependencies/reviewed.json; run pnpm dependencies:review`),
  ...advisories
    .filter(({ verdict }) => verdict.trim() === '')
    .map((one) => `${one.package}: ${one.advisory} (${one.title}) has no verdict in reviewed.json`),
]
const age = advisoriesAsOf === null ? null : (Date.now() - Date.parse(advisoriesAsOf)) / DAY_MS
if (age === null || age > ADVISORY_DAYS)
  console.warn(`Advisories were last asked for: ${advisoriesAsOf ?? 'never'}. Run pnpm dependencies:review.`)
for (const problem of problems) console.error(problem)
console.log(`${locked.length} packages, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
