/** `pnpm test`: everything that must hold, from generated code to journeys in a real browser. Ends with one line of totals. */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromiumVersion, ensureChromium, ensureFont } from './lib/chromium.ts'
import { beBatchWork, coreTimes, secondsOfFixedWork } from './lib/cores.ts'
import { lintSteps } from './lib/lint-steps.ts'
import { startPostgres } from './lib/postgres.ts'
import { preparedSchool } from './lib/prepared-school.ts'
import { root, run, type RunResult } from './lib/run.ts'
import { type TestName, readBenchReport, readPlaywrightReport, readVitestReport } from './lib/second-look.ts'
import { runSteps, slowestFiles, type Step } from './lib/steps.ts'

const reports = path.join(root, 'test-results')
const serverReport = path.join(reports, 'server.json')
const unitReport = path.join(reports, 'unit.json')
const hostileReport = path.join(reports, 'hostile.json')
const postgresReport = path.join(reports, 'postgres.json')
const storyReport = path.join(reports, 'stories.json')
const journeyReport = path.join(reports, 'journeys.json')
const screenReport = path.join(reports, 'screens.json')
const benchReport = path.join(reports, 'benches.json')

// Tests that bring their own database or ask none (programs, browsers, the steps of migrations), and the one that makes
// every call and reads its whole answer, as the fuzzer does on PostgreSQL: see docs/adr/0069.
const onEmbedded = [
  'test/node/',
  '.browser.test.ts',
  'migrations.test.ts',
  'product-calls.test.ts',
  'published-contract.test.ts',
  'served-calls.test.ts',
]

// Each Node process reuses the code that an earlier one compiled: dozens of servers are started in a run.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'node_modules/.cache/compiled')

beBatchWork()
const startedAt = Date.now()
const coresAtStart = coreTimes()
const fixedWorkAtStart = secondsOfFixedWork()
await mkdir(reports, { recursive: true })
// Journeys add to it, and those that run again, too.
for (const records of ['reached-calls', 'refused-calls'])
  await rm(path.join(reports, records), { recursive: true, force: true })
const quiet = true
// More than twice what the longest step takes on two slow cores: a test that hangs must not take the whole run with it.
const limitMinutes = 75

// Generating again must change nothing: what is committed is what the contract says.
const generated: Step = {
  name: 'generated code is what the contract says',
  work: async () => {
    for (const cwd of ['packages/sdk', 'apps/server']) {
      const result = await run('pnpm', ['run', 'generate'], { cwd, quiet })
      if (result.code !== 0) return result
    }
    return run(
      'git',
      [
        'diff',
        '--exit-code',
        '--stat',
        '--',
        'packages/sdk/src/generated',
        'apps/server/drizzle',
        'apps/server/src/db',
      ],
      { quiet },
    )
  },
}

// The native compiler; one checker alone, because packages are checked beside other steps.
const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc')
const typesOf = (name: string, cwd: string, config = 'tsconfig.json'): Step => ({
  name: `types of ${name}`,
  work: () => run(tsc, ['-p', config, '--checkers', '1'], { cwd, quiet }),
})
const packages = [
  'packages/base',
  'packages/sdk',
  'packages/ui',
  'packages/classroom',
  'apps/web',
  'apps/web/service-worker',
]
const types = [
  ...packages.map((cwd) => typesOf(cwd, cwd)),
  // All programs in Node at once: by themselves each of them checks the server and the SDK again.
  typesOf('the server, the mocks, the journeys and the benches', '.', 'tsconfig.programs.json'),
]

/** On a bare machine it is installed, which takes most of a minute: what needs no browser runs meanwhile. */
const chromium: Step = {
  name: 'Chromium',
  work: async () => {
    const program = await ensureChromium()
    process.env['CHROMIUM_PATH'] = program
    await ensureFont()
    console.log(`Browser tests: ${await chromiumVersion(program)}, ${program}`)
    return { code: 0, output: '' }
  },
}

/** Servers of journeys, attacks and benches begin with a copy of it. */
const demoSchool: Step = {
  name: 'the demo school',
  work: async () => {
    process.env['PREPARED_SCHOOL'] = await preparedSchool()
    return { code: 0, output: '' }
  },
}

const reporters = (report: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const filesOf = (failures: readonly TestName[]) => [...new Set(failures.map(({ file }) => file))]

/** Runs tests again; a report of the run before must not be taken for theirs. */
async function forgetting(report: string, work: () => Promise<RunResult>): Promise<RunResult> {
  await rename(report, report.replace('.json', '-first.json'))
  return work()
}

// Tests of every package, those that last longest first.
const unit = [
  {
    name: 'unit and component tests of the other packages',
    projects: [
      'base',
      'sdk',
      'ui',
      'ui-rules',
      'classroom',
      'classroom-screens',
      'classroom-browser',
      'web',
      'web-rules',
      'mocks',
    ],
    report: unitReport,
    more: [],
  },
  {
    name: 'unit tests of the server',
    projects: ['server'],
    report: serverReport,
    more: ['apps/server/src/', ...onEmbedded, '--exclude=**/test/hostile/**'],
  },
  { name: 'a class under attack', projects: ['server'], report: hostileReport, more: ['apps/server/test/hostile/'] },
].map(({ name, projects, report, more }): Step => {
  const vitest = (files: readonly string[]) =>
    run('vitest', ['run', ...projects.map((project) => `--project=${project}`), ...files, ...reporters(report)], {
      quiet,
      limitMinutes,
    })
  return {
    name,
    work: () => vitest(more),
    report: () => readVitestReport(report),
    again: (failures) => forgetting(report, () => vitest(filesOf(failures))),
    after: [demoSchool, chromium],
  }
})

/** The tests that speak to the server as its clients do, on the database of a large school. */
const onPostgres: Step = {
  name: 'API suite on PostgreSQL',
  work: () => {
    const others = ['test/hostile/', ...onEmbedded].map((part) => `--exclude=**/*${part}**`)
    return testsOnPostgres(['apps/server/test/', ...others])
  },
  report: () => readVitestReport(postgresReport),
  again: (failures) => forgetting(postgresReport, () => testsOnPostgres(filesOf(failures))),
}

async function testsOnPostgres(files: readonly string[]): Promise<RunResult> {
  const postgres = await startPostgres()
  try {
    return await run('vitest', ['run', '--project=server', ...files, ...reporters(postgresReport)], {
      quiet,
      limitMinutes,
      env: { TEST_DATABASE_URL: postgres.url, TEST_DATABASE_SOCKET: postgres.socket },
    })
  } finally {
    await postgres.stop()
  }
}

const build = (cwd: string, after: readonly Step[] = []): Step => ({
  name: `build of ${cwd}`,
  // Files are packed less tightly, for readers on the same machine.
  work: () => run('pnpm', ['run', 'build'], { cwd, quiet, env: { QUICK_BUILD: 'on' } }),
  after,
})
const baseBuild = build('packages/base')
const sdkBuild = build('packages/sdk')
const uiBuild = build('packages/ui', [baseBuild])
// Its declarations name those of the design system and of the store.
const classroomBuild = build('packages/classroom', [uiBuild])
const webBuild = build('apps/web')

// Runs after its build: checks the package as a consumer installs it, its exports, and what it adds to a page.
const sdkPackage = [
  ['the SDK exports what its report says', 'api-report.ts'],
  ['the SDK as a consumer installs it', 'check-package.ts'],
  ['the SDK is as small as it promises', 'size.ts'],
].map(
  ([name = '', script]): Step => ({
    name,
    work: () => run('node', [`scripts/${script}`], { cwd: 'packages/sdk', quiet }),
    after: [sdkBuild],
  }),
)

const basePackage: Step = {
  name: 'the base package as a consumer installs it',
  work: () => run('node', ['scripts/check-package.ts'], { cwd: 'packages/base', quiet }),
  after: [baseBuild],
}

/**
 * Runs after its build: checks the package as a consumer installs it; the pages it builds are opened with the stories.
 */
const uiPackage: Step = {
  name: 'the design system as a consumer installs it',
  work: () => run('node', ['scripts/check-package.ts'], { cwd: 'packages/ui', quiet }),
  after: [uiBuild],
}

const storybook: Step = {
  name: 'build of Storybook',
  // Without what only readers of the catalogue need, such as tables of props: a sixth of the work.
  work: () => run('storybook', ['build', '--quiet', '--test'], { cwd: 'packages/ui', quiet }),
}
const stories: Step = inChromium(
  'stories, looks and partner pages in Chromium',
  ['--config', 'playwright.ui.config.ts'],
  storyReport,
  [storybook, uiPackage, chromium],
)
const journeys: Step = inChromium('journeys in Chromium', [], journeyReport, [demoSchool, webBuild, chromium])
const screens: Step = inChromium('screens in Chromium', ['--config', 'playwright.screens.config.ts'], screenReport, [
  demoSchool,
  webBuild,
  chromium,
])

/** Prints which calls a person reached in the journeys. It fails only when one is lost that was reached before. */
const callsReached = told('calls reached by a person', 'scripts/reached-calls.ts')

/** Prints how many refusals the screens of the tests were given. It fails for one that no screen was given. */
const callsRefused = told('refusals read on a screen', 'scripts/refused-calls.ts')

/** What a script finds in the records of a run; its words are printed when all is well, too. */
function told(name: string, script: string): Step {
  return {
    name,
    async work() {
      const result = await run('node', [script], { quiet })
      if (result.code === 0) console.log(result.output.trim())
      return result
    },
  }
}

/** Tests of Playwright, which remembers by itself which of them failed. */
function inChromium(name: string, options: readonly string[], report: string, after: readonly Step[]): Step {
  const playwright = (...more: string[]) =>
    run('playwright', ['test', ...options, ...more], {
      cwd: 'e2e',
      // Node reads TypeScript itself: see e2e/support/plain-stacks.ts.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: 'on' },
      quiet,
      limitMinutes,
    })
  return {
    name,
    work: () => playwright(),
    report: () => readPlaywrightReport(report),
    again: () => forgetting(report, () => playwright('--last-failed')),
    after,
  }
}

/** Runs after the build of the web app, which it weighs. Its numbers mean nothing; that each bench ends does. */
const benches: Step = {
  name: 'every bench in its short form',
  work: () => runBenches([]),
  report: () => readBenchReport(benchReport),
  again: (failures) => forgetting(benchReport, () => runBenches(failures.map(({ name }) => name))),
  after: [demoSchool, webBuild, chromium],
}

/** @param names none for all of them */
function runBenches(names: readonly string[]): Promise<RunResult> {
  return run('node', ['--conditions=source', 'src/bench.ts', '--short', ...names], {
    cwd: 'bench',
    quiet,
    limitMinutes,
    env: { BENCH_REPORT: benchReport },
  })
}

// All other steps read the files that this one writes.
const first = await runSteps([generated])
// Long ones first, so that the last to end is a short one.
const others = await runSteps([
  chromium,
  demoSchool,
  webBuild,
  journeys,
  ...unit,
  onPostgres,
  baseBuild,
  basePackage,
  uiBuild,
  uiPackage,
  storybook,
  stories,
  screens,
  sdkBuild,
  classroomBuild,
  ...sdkPackage,
  benches,
  ...lintSteps,
  ...types,
])
// When all journeys have run, those that needed a second look as well.
const last = await runSteps([callsReached, callsRefused])
printWhereTimeGoes()
const failed = first.failed + others.failed + last.failed
console.log(`${first.passed + others.passed + last.passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

// Prints the longest steps and the slowest test files: what to look at when the run grows.
function printWhereTimeGoes(): void {
  const cost = (name: string) => others.cpuSeconds.get(name) ?? 0
  // By what they take of the cores: only that makes the run longer. Where it is not known, by the time they took.
  const steps = [...others.seconds].toSorted(([one, a], [other, b]) => cost(other) - cost(one) || b - a).slice(0, 14)
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
  // Cores that rest mean that steps wait for something other than each other.
  const now = coreTimes()
  const busy = 1 - (now.idle - coresAtStart.idle) / (now.all - coresAtStart.all)
  const inAll = [...others.cpuSeconds.values()].reduce((sum, seconds) => sum + seconds, 0)
  const [before, after] = [fixedWorkAtStart, secondsOfFixedWork()].map((seconds) => seconds.toFixed(2))
  console.log(`\nOne piece of work took a core ${before} s before the steps, and ${after} s after them.`)
  console.log(`${minutes} minutes in all, with the cores ${(busy * 100).toFixed(0)} % busy; largest steps:`)
  console.log(`   CPU s   lane s   (of ${inAll.toFixed(0)} s of a core in all)`)
  for (const [name, seconds] of steps)
    console.log(`${cost(name).toFixed(0).padStart(8)} ${seconds.toFixed(0).padStart(8)}   ${name}`)
  console.log('Slowest test files:')
  for (const report of [serverReport, hostileReport, postgresReport, unitReport])
    if (existsSync(report)) for (const line of slowestFiles(report, 5)) console.log(line)
}
