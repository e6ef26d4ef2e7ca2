/**
 * `pnpm dependencies:review`: lets the packages of the lockfile in, with today's date, and asks the registry for
 * advisories about them. Needs the network; `--offline` leaves the advisories as they are. Read the diff before you
 * commit it: this is where a new package is looked at. An advisory needs a verdict, written by hand into reviewed.json.
 */
import { lockedPackages } from './lib/lockfile.ts'
import { type Advisory, readReviewed, writeReviewed } from './lib/reviewed.ts'
import { run } from './lib/run.ts'

const today = new Date().toISOString().slice(0, 10)
const before = readReviewed()
const isOffline = process.argv.includes('--offline')
const names = lockedPackages()
  .map(({ name, version }) => `${name}@${version}`)
  .toSorted()
const added = names.filter((name) => before.packages[name] === undefined)
const advisories = isOffline ? before.advisories : await askForAdvisories()
writeReviewed({
  advisoriesAsOf: isOffline ? before.advisoriesAsOf : today,
  advisories,
  packages: Object.fromEntries(names.map((name) => [name, before.packages[name] ?? today])),
})
for (const name of added) console.log(`new: ${name}`)
const open = advisories.filter(({ verdict }) => verdict === '')
for (const { advisory, title, ...one } of open) console.log(`no verdict: ${one.package} ${advisory} ${title}`)
process.exit(open.length > 0 ? 1 : 0)

interface Audit {
  advisories: Record<string, { module_name: string; github_advisory_id: string; title: string; severity: string }>
}

// Collects today's advisories. A verdict that was given before stays with its date.
async function askForAdvisories(): Promise<Advisory[]> {
  const { output } = await run('pnpm', ['audit', '--json'], { quiet: true })
  const { advisories: found } = JSON.parse(output.slice(output.indexOf('{'))) as Audit
  return Object.values(found)
    .map(({ module_name, github_advisory_id, title, severity }) => {
      const known = before.advisories.find((one) => one.package === module_name && one.advisory === github_advisory_id)
      const fresh = { package: module_name, advisory: github_advisory_id, title, severity, date: today, verdict: '' }
      return known ?? fresh
    })
    .toSorted((a, b) => `${a.package} ${a.advisory}`.localeCompare(`${b.package} ${b.advisory}`))
}
