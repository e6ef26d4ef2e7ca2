import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from './process/start-problem.ts'

const SHORTEST = 32

const newSecret = () => randomBytes(32).toString('hex')
const pathIn = (dataDir: string) => join(dataDir, 'secret')

/**
 * The secrets that sign room tickets, links and upload credentials, one a line and the oldest first: the newest signs, the
 * others still verify. The first is made at the first start. They lie beside the data, readable by the owner only.
 * @throws {StartProblem} `setting-invalid` for a file without a secret, or with one that can be guessed
 */
export function serverSecrets(dataDir: string): readonly string[] {
  mkdirSync(dataDir, { recursive: true })
  try {
    // `wx` fails if the file is there, so two first starts cannot each keep their own.
    writeFileSync(pathIn(dataDir), newSecret(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secrets = readSecrets(dataDir)
  if (secrets.length > 0 && secrets.every(({ length }) => length >= SHORTEST)) return secrets
  throw new StartProblem(
    'setting-invalid',
    `The signing secrets in ${pathIn(dataDir)} must have at least ${SHORTEST} characters each, one a line.\n` +
      'Put the file back from a backup, or move it aside: the server then makes a new one, and all users sign in again.',
  )
}

function readSecrets(dataDir: string): readonly string[] {
  return readFileSync(pathIn(dataDir), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * Adds a new secret, which signs from the next start on.
 * @param keepsOld false forgets the others: what they signed is worth nothing from the next start on
 * @returns how many there are now
 * @throws ENOENT when the server has never started with this folder
 */
export function rotateSecret(dataDir: string, keepsOld: boolean): number {
  const secrets = [...(keepsOld ? readSecrets(dataDir) : []), newSecret()]
  // Written beside it first: a power cut leaves the old file or the new one.
  const written = `${pathIn(dataDir)}.part`
  writeFileSync(written, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(written, pathIn(dataDir))
  return secrets.length
}
