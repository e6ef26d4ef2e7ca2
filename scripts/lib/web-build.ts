import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root, runOrExit } from './run.ts'

const skipped = new Set(['node_modules', 'dist', 'storybook-static', 'test'])

interface Build {
  /** Says from what the last build was made. */
  stampFile: string
  sources: readonly string[]
  /** Is there when it was built. */
  result: string
  build(): Promise<void>
}

/** Builds the web app unless the last build was made from exactly these sources. */
export const ensureWebBuild = (): Promise<void> =>
  ensureBuild({
    stampFile: path.join(root, '.cache/web-build'),
    sources: ['apps/web', 'packages/base/src', 'packages/sdk/src', 'packages/ui/src', 'packages/classroom/src'],
    result: 'apps/web/dist/index.html',
    async build() {
      console.log('Building the web app …')
      await runOrExit('vite', ['build', '--logLevel', 'warn'], { cwd: 'apps/web', quiet: true })
    },
  })

/** The same for the published contract and its pages. */
export const ensureReference = (): Promise<void> =>
  ensureBuild({
    stampFile: path.join(root, '.cache/reference'),
    sources: [
      'spec',
      'scripts/reference',
      'scripts/write-reference.ts',
      'packages/sdk/scripts',
      'packages/sdk/src/error',
      'packages/ui/src/theme',
      'packages/classroom/scripts',
      'packages/classroom/src/core',
    ],
    result: 'apps/server/reference/docs/index.html',
    async build() {
      console.log('Writing the API reference …')
      await runOrExit('node', ['scripts/write-reference.ts', 'apps/server/reference'], { quiet: true })
    },
  })

async function ensureBuild({ stampFile, sources, result, build }: Build): Promise<void> {
  const fingerprint = fingerprintOf(sources)
  const isFresh =
    existsSync(path.join(root, result)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint
  if (isFresh) return
  await build()
  await mkdir(path.dirname(stampFile), { recursive: true })
  await writeFile(stampFile, fingerprint)
}

function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  for (const file of sources.flatMap((source) => filesUnder(path.join(root, source))).sort()) {
    hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [folder]
  return readdirSync(folder)
    .filter((name) => !skipped.has(name))
    .flatMap((name) => filesUnder(path.join(folder, name)))
}
