/**
 * Writes what each entry exports to api/, from the built types: the diff of these files is the review of the API.
 * Run after the build. Fails when a report changed, unless called with --write.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'

process.chdir(new URL('..', import.meta.url).pathname)
const isWriting = process.argv.includes('--write')
const WORK = '.cache/api'
mkdirSync('api', { recursive: true })
mkdirSync(WORK, { recursive: true })

const reports = new Map(['index', 'client', 'errors', 'operations'].map((entry) => [entry, reportOf(entry)]))
for (const entry of ['schemas', 'limits']) reports.set(entry, await namesOf(entry))

const changed = [...reports].filter(([entry, report]) => {
  const file = `api/${entry}.api.md`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null
  if (isWriting) writeFileSync(file, report)
  return before !== report
})
for (const [entry] of changed) console.log(`${isWriting ? 'written' : 'differs'}  api/${entry}.api.md`)
if (changed.length > 0 && !isWriting) {
  console.error('The API is not what its report says. If that is meant: pnpm --filter @hwjy/sdk api --write')
  process.exitCode = 1
}

function reportOf(entry: string): string {
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: `${process.cwd()}/package.json`,
    configObject: {
      projectFolder: process.cwd(),
      mainEntryPointFilePath: `<projectFolder>/dist/${entry}.d.ts`,
      compiler: { overrideTsconfig: { compilerOptions: { lib: ['ES2023', 'DOM'], skipLibCheck: true, types: [] } } },
      apiReport: { enabled: true, reportFileName: entry, reportFolder: WORK, reportTempFolder: WORK },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  })
  const { succeeded } = Extractor.invoke(config, { localBuild: true, showVerboseMessages: false })
  if (!succeeded) throw new Error(`api-extractor failed on dist/${entry}.d.ts`)
  return readFileSync(`${WORK}/${entry}.api.md`, 'utf8')
}

// Validators follow the contract, whose diff shows their shapes; here only which there are.
async function namesOf(entry: string): Promise<string> {
  const names = Object.keys((await import(`../dist/${entry}.js`)) as object).sort()
  return [`## Names exported by "@hwjy/sdk/${entry}"`, '', ...names.map((name) => `- ${name}`), ''].join('\n')
}
