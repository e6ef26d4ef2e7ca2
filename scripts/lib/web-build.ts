import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root, runOrExit } from './run.ts'

const stampFile = path.join(root, '.cache/web-build')
const sources = ['apps/web', 'packages/base/src', 'packages/sdk/src', 'packages/ui/src', 'packages/classroom/src']
const skipped = new Set(['node_modules', 'dist', 'storybook-static', 'test'])

/** Builds the web app unless the last build was made from exactly these sources. */
export async function ensureWebBuild(): Promise<void> {
  const fingerprint = sourceFingerprint()
  const isFresh =
    existsSync(path.join(root, 'apps/web/dist/index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprint
  if (isFresh) return
  console.log('Building the web app …')
  await runOrExit('vite', ['build', '--logLevel', 'warn'], { cwd: 'apps/web', quiet: true })
  await mkdir(path.dirname(stampFile), { recursive: true })
  await writeFile(stampFile, fingerprint)
}

function sourceFingerprint(): string {
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
