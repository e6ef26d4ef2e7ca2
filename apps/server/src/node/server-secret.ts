import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that signs passes and upload credentials: made once, kept beside the data, readable by the owner only. */
export function serverSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    // `wx` fails if the file is there, so two first starts cannot each keep their own.
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
